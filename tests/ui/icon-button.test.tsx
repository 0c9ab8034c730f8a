import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from '@tradecounter/ui/icon-button'
import { createRef, type FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'

describe('IconButton', () => {
  it('has its label as name and tooltip, and hides its icon from screen readers', () => {
    render(<IconButton icon="close" label="Close the panel" />)
    const button = screen.getByRole('button', { name: 'Close the panel' })
    expect(button.title).toBe('Close the panel')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('has a pressed state only if it is a toggle', () => {
    const { rerender } = render(<IconButton icon="grid" label="Show as grid" pressed />)
    expect(screen.getByRole('button', { name: 'Show as grid', pressed: true })).toBeTruthy()
    rerender(<IconButton icon="grid" label="Show as grid" pressed={false} />)
    expect(screen.getByRole('button', { name: 'Show as grid', pressed: false })).toBeTruthy()
    rerender(<IconButton icon="close" label="Close" />)
    expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false)
  })

  it.each(['{Enter}', ' '])('is pressed by %j', async (key) => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    render(<IconButton icon="close" label="Close" {...{ onClick }} />)
    await user.tab()
    await user.keyboard(key)
    expect(onClick).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('takes neither clicks nor focus when disabled', async () => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    render(<IconButton icon="close" label="Close" disabled {...{ onClick }} />)
    await user.tab()
    await user.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })

  it('submits no form by default', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const user = userEvent.setup()
    render(
      <form {...{ onSubmit }}>
        <IconButton icon="trash" label="Remove" />
        <IconButton icon="search" label="Search" type="submit" />
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('passes on the props of a trigger', () => {
    const ref = createRef<HTMLButtonElement>()
    render(<IconButton ref={ref} icon="more" label="More" aria-haspopup="menu" aria-expanded />)
    expect(screen.getByRole('button', { expanded: true })).toBe(ref.current)
    expect(ref.current?.getAttribute('aria-haspopup')).toBe('menu')
  })
})
