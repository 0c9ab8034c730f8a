import { RadioList } from '@tradecounter/ui/radio-list'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type JSX } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const options = [
  { value: '1', label: 'Lindbergs Rör', description: '1001, Västerås' },
  { value: '2', label: 'Lindbergs Energi' },
  { value: '3', label: 'Bergslagen' },
]

function Chosen({
  onChoice,
  disabled,
}: {
  onChoice?: (value: string) => void
  disabled?: boolean
}): JSX.Element {
  const [value, setValue] = useState('1')
  const change = (next: string): void => {
    setValue(next)
    onChoice?.(next)
  }
  return (
    <RadioList
      legend="Buy for"
      name="customer"
      value={value}
      onValueChange={change}
      {...{ options, disabled }}
    />
  )
}

describe('RadioList', () => {
  it('is a group of native radios, named by its legend, one of them chosen', () => {
    render(<Chosen />)
    const group = screen.getByRole('group', { name: 'Buy for' })
    expect(within(group).getAllByRole('radio')).toHaveLength(3)
    expect(describedText(screen.getByRole('radio', { name: 'Lindbergs Rör', checked: true }))).toBe(
      '1001, Västerås',
    )
  })

  it('chooses by arrow keys with one stop for Tab', async () => {
    const onChoice = vi.fn()
    const user = userEvent.setup()
    render(<Chosen onChoice={onChoice} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Lindbergs Rör' }))
    await user.keyboard('{ArrowDown}')
    expect(onChoice).toHaveBeenLastCalledWith('2')
    await user.click(screen.getByText('Bergslagen'))
    expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe('3')
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('can be disabled as a whole', () => {
    render(<Chosen disabled />)
    expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
  })

  it('skips a disabled option, by arrow keys and by a press', async () => {
    const onValueChange = vi.fn()
    const user = userEvent.setup()
    const closed = options.map((option) => ({ ...option, disabled: option.value === '2' }))
    render(<RadioList legend="Buy for" name="customer" value="1" options={closed} {...{ onValueChange }} />)
    await user.click(screen.getByText('Lindbergs Energi'))
    expect(onValueChange).not.toHaveBeenCalled()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(onValueChange).toHaveBeenLastCalledWith('3')
  })

  it('shows an error for the group, and is natively required', () => {
    render(
      <RadioList
        legend="Buy for"
        name="customer"
        value=""
        required
        message="Choose a customer"
        onValueChange={() => {}}
        {...{ options }}
      />,
    )
    expect(describedText(screen.getByRole('group', { name: 'Buy for' }))).toBe('Choose a customer')
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ required }) => required)).toBe(true)
  })
})
