import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterChips } from '@tradecounter/ui/filter-chips'
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

describe('FilterChips (FILT-6)', () => {
  it('is a list of links that say what they take away', () => {
    render(chips())
    expect(screen.getByRole('list', { name: 'Active filters' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Remove Brass' }).getAttribute('href')).toBe('#without-brass')
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('#none')
  })

  it('removes here on a plain click or Enter, and leaves a click for a new tab to the link', async () => {
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

  it('is nothing when no filter is on', () => {
    expect(render(chips(undefined, [])).container.childElementCount).toBe(0)
  })
})
