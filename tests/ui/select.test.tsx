import { Select } from '@tradecounter/ui/select'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const options = [
  { value: 'Relevance', label: 'Relevance' },
  { value: 'AlphabeticalAsc', label: 'Name, A to Z' },
  { value: 'AlphabeticalDesc', label: 'Name, Z to A', disabled: true },
]

describe('Select', () => {
  it('reports the selected value', async () => {
    const onValueChange = vi.fn()
    const user = userEvent.setup()
    render(<Select label="Sort by" name="sort" value="Relevance" {...{ options, onValueChange }} />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('AlphabeticalAsc')
  })

  it('shows its value, with a message if invalid', () => {
    render(
      <Select
        label="Sort by"
        name="sort"
        value="AlphabeticalAsc"
        message="Choose one"
        onValueChange={() => {}}
        {...{ options }}
      />,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect(select.value).toBe('AlphabeticalAsc')
    expect(describedText(select)).toBe('Choose one')
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Name, Z to A' }).disabled).toBe(true)
  })

  it('is in the tab order, natively required and disabled, and works without options', async () => {
    const user = userEvent.setup()
    const { rerender } = render(
      <Select label="Address" name="a" value="" options={[]} required onValueChange={() => {}} />,
    )
    await user.tab()
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Address' })
    expect(document.activeElement).toBe(select)
    expect([select.required, select.options.length]).toEqual([true, 0])
    rerender(<Select label="Address" name="a" value="" disabled onValueChange={() => {}} {...{ options }} />)
    expect(select.disabled).toBe(true)
  })
})
