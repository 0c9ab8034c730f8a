import { ShowMore, type ShowMoreProps } from '@tradecounter/ui/show-more'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

const more = (props: Partial<ShowMoreProps>) => (
  <ShowMore
    label="Show more"
    shown={24}
    total={130}
    countText="24 of 130"
    progressLabel="24 of 130 products are shown"
    busy={false}
    busyLabel="Loading"
    onShowMore={() => {}}
    {...props}
  />
)

describe('ShowMore (SRCH-8)', () => {
  it('shows how many are shown and requests more', async () => {
    const onShowMore = vi.fn()
    const user = userEvent.setup()
    render(more({ onShowMore }))
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '24 of 130 products are shown' })
    expect([bar.value, bar.max]).toEqual([24, 130])
    expect(screen.getByText('24 of 130')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onShowMore).toHaveBeenCalledOnce()
  })

  it('is a spinner while more loads, and requests once (SRCH-8)', async () => {
    const onShowMore = vi.fn()
    const user = userEvent.setup()
    render(more({ busy: true, onShowMore, href: '?page=2' }))
    await user.click(screen.getByRole('button', { name: 'Loading' }))
    expect(onShowMore).not.toHaveBeenCalled()
  })

  it('is a link without JavaScript and for a new tab', () => {
    const onShowMore = vi.fn()
    render(more({ href: '?page=2', onShowMore }))
    const link = screen.getByRole('link', { name: 'Show more' })
    expect(link.getAttribute('href')).toBe('?page=2')
    expect(fireEvent.click(link)).toBe(false)
    expect(onShowMore).toHaveBeenCalledOnce()
    fireEvent.click(link, { ctrlKey: true })
    expect(onShowMore).toHaveBeenCalledOnce()
  })

  it('keeps the focus of its link while it is a spinner, and restores it', async () => {
    const user = userEvent.setup()
    const { rerender } = render(more({ href: '?page=2' }))
    await user.tab()
    await user.keyboard('{Enter}')
    rerender(more({ href: '?page=2', busy: true }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Loading' }))
    rerender(more({ href: '?page=2' }))
    expect(document.activeElement).toBe(screen.getByRole('link'))
  })

  it('takes no focus when more rows load by themselves', () => {
    const { rerender } = render(more({ href: '?page=2' }))
    rerender(more({ href: '?page=2', busy: true }))
    expect(document.activeElement).toBe(document.body)
  })

  it.each(['{Enter}', ' '])('requests more by the key %j', async (key) => {
    const onShowMore = vi.fn()
    const user = userEvent.setup()
    render(more({ onShowMore }))
    await user.tab()
    await user.keyboard(key)
    expect(onShowMore).toHaveBeenCalledOnce()
  })

  it('has no button when all is shown, and renders nothing when empty', () => {
    const { container, rerender } = render(more({ shown: 130 }))
    expect(screen.queryByRole('button')).toBeNull()
    rerender(more({ shown: 0, total: 0 }))
    expect(container.innerHTML).toBe('')
  })

  it('has no link or button without onShowMore', () => {
    render(more({ href: '?page=2', onShowMore: undefined }))
    expect(screen.getByText('24 of 130')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows no count if there is none (SRCH-8)', () => {
    render(more({ countText: null }))
    expect(screen.queryByText(/24 of/u)).toBeNull()
  })
})
