import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterChips } from '@tradecounter/ui/filter-chips'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

const chips = (
  onRemove?: (id: string) => void,
  list = [{ id: 'a', text: 'Brass', href: '#without-brass' }],
) => (
  <FilterChips
    label="Active filters"
    chips={list}
    clearAll={{ label: 'Clear all', href: '#none' }}
    removeLabel={(text) => `Remove ${text}`}
    {...(onRemove === undefined ? {} : { onRemove })}
  />
)

/** Chips whose caller removes them. */
function Held() {
  const [texts, setTexts] = useState(['Brass', '15 mm', '22 mm'])
  return chips(
    (id) => setTexts(texts.filter((text) => text !== id)),
    texts.map((text) => ({ id: text, text, href: '#' })),
  )
}

describe('FilterChips (FILT-6)', () => {
  it('is a list of links named after the filter that they remove', () => {
    render(chips())
    expect(screen.getByRole('list', { name: 'Active filters' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Remove Brass' }).getAttribute('href')).toBe('#without-brass')
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('#none')
  })

  it('removes in place on a plain click or Enter, and leaves modified clicks to the browser', async () => {
    const onRemove = vi.fn()
    render(chips(onRemove))
    const chip = screen.getByRole('link', { name: 'Remove Brass' })
    await userEvent.click(chip)
    expect(onRemove).toHaveBeenCalledWith('a')
    chip.focus()
    await userEvent.keyboard('{Enter}')
    expect(onRemove).toHaveBeenCalledTimes(2)
    expect(fireEvent.click(chip, { ctrlKey: true })).toBe(true)
    expect(onRemove).toHaveBeenCalledTimes(2)
  })

  it('renders nothing without active filters', () => {
    expect(render(chips(undefined, [])).container.childElementCount).toBe(0)
  })

  it('moves the focus to the chip that replaces the removed one, or to the last', async () => {
    render(<Held />)
    const user = userEvent.setup()
    await user.tab()
    await user.tab()
    expect(document.activeElement?.ariaLabel).toBe('Remove 15 mm')
    await user.keyboard('{Enter}')
    expect(document.activeElement?.ariaLabel).toBe('Remove 22 mm')
    await user.keyboard('{Enter}')
    expect(document.activeElement?.ariaLabel).toBe('Remove Brass')
  })

  it('clears all in place, or by the link', async () => {
    const onClearAll = vi.fn()
    const { rerender } = render(chips())
    expect(fireEvent.click(screen.getByRole('link', { name: 'Clear all' }))).toBe(true)
    rerender(
      <FilterChips
        label="Active filters"
        chips={[{ id: 'a', text: 'Brass', href: '#' }]}
        clearAll={{ label: 'Clear all', href: '#none' }}
        onClearAll={onClearAll}
        removeLabel={(text) => `Remove ${text}`}
      />,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
    expect(onClearAll).toHaveBeenCalledOnce()
  })
})
