import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DatePicker, type DatePickerProps } from '@tradecounter/ui/date-picker'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

// The calendar loads late by design; a cold runner needs longer for it than a test waits.
beforeAll(() => import('@daypicker/react'), 60_000)

const labels: DatePickerProps['labels'] = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  rangeStart: 'start',
  rangeEnd: 'end',
  withinRange: 'within',
  loading: 'Loading',
  unreadable: 'no day',
  tooEarly: (min) => `not before ${min}`,
  tooLate: (max) => `not after ${max}`,
  choose: 'Choose a day',
  change: (day) => `Change the day, ${day}`,
  dialog: 'Delivery day',
}

function Controlled({ onValueChange, ...more }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(more.value ?? null)
  return (
    <form aria-label="form">
      <DatePicker
        label="Delivery"
        name="delivery"
        today="2026-11-20"
        locale="sv-SE"
        labels={labels}
        {...more}
        value={value}
        onValueChange={(day) => {
          setValue(day)
          onValueChange?.(day)
        }}
      />
    </form>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Delivery' })
const sent = () => {
  const form = screen.getByRole('form')
  if (!(form instanceof HTMLFormElement)) throw new Error('no form')
  return new FormData(form).get('delivery')
}

describe('DatePicker', () => {
  it('accepts a typed date on blur, formats it for the locale, and submits it', async () => {
    const onValueChange = vi.fn()
    render(<Controlled onValueChange={onValueChange} />)
    await userEvent.type(field(), '26-11-3')
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-03')
    expect(field()).toHaveProperty('value', '2026-11-03')
    expect(sent()).toBe('2026-11-03')
  })

  it.each([
    ['2026-02-30', 'no day'],
    ['2026-10-31', 'not before 2026-11-01'],
    ['2027-01-01', 'not after 2026-12-31'],
  ])('keeps %s as typed and shows: %s', async (text, message) => {
    const onValueChange = vi.fn()
    render(<Controlled onValueChange={onValueChange} min="2026-11-01" max="2026-12-31" />)
    await userEvent.type(field(), `${text}{Enter}`)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(message)
    expect(field()).toHaveProperty('value', text)
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('refuses a closed day with its message, typed or chosen', async () => {
    const onValueChange = vi.fn()
    const closed = { days: ['2026-11-05'], reason: 'shut', message: (day: string) => `closed on ${day}` }
    render(<Controlled value="2026-11-04" closed={closed} onValueChange={onValueChange} />)
    await userEvent.clear(field())
    await userEvent.type(field(), '2026-11-05{Enter}')
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('closed on 2026-11-05')
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: / 5 november 2026, shut$/u }))
    expect(onValueChange).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: / 6 november/u }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-06')
  })

  it('tells its form while it holds text that is not an allowed date', async () => {
    const onWrongChange = vi.fn()
    render(<Controlled value="2026-11-03" onWrongChange={onWrongChange} />)
    await userEvent.clear(field())
    await userEvent.type(field(), '2026-02-30{Enter}')
    expect(onWrongChange).toHaveBeenLastCalledWith(true)
    await userEvent.clear(field())
    await userEvent.type(field(), '2026-11-03{Enter}')
    expect(onWrongChange).toHaveBeenLastCalledWith(false)
  })

  it('is cleared by clearing the field', async () => {
    const onValueChange = vi.fn()
    render(<Controlled value="2026-11-03" onValueChange={onValueChange} />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(sent()).toBe('')
  })

  it('opens at the chosen day, accepts another, closes and restores the focus', async () => {
    render(<Controlled value="2026-11-03" />)
    const button = screen.getByRole('button', { name: 'Change the day, tisdag 3 november 2026' })
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Delivery day' })).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/3 november.*selected/u),
    )
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field()).toHaveProperty('value', '2026-11-04')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  })

  it('closes on Escape without a change, and drops an invalid text when a day is chosen', async () => {
    const onValueChange = vi.fn()
    render(<Controlled value="2026-11-03" onValueChange={onValueChange} />)
    await userEvent.click(screen.getByRole('button'))
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.type(field(), '9{Tab}')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: / 5 november/u }))
    expect(field()).toHaveProperty('value', '2026-11-05')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })

  it('drops an invalid text also when the day before is chosen again', async () => {
    render(<Controlled value="2026-11-03" />)
    await userEvent.type(field(), '9{Tab}')
    expect(field()).toHaveProperty('value', '2026-11-039')
    await userEvent.click(screen.getByRole('button'))
    const grid = await screen.findByRole('grid')
    await userEvent.click(within(grid).getByRole('button', { name: / 3 november/u }))
    expect(field()).toHaveProperty('value', '2026-11-03')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })

  it('does nothing when disabled', () => {
    render(<Controlled disabled value="2026-11-03" />)
    expect([field(), screen.getByRole('button')].every((one) => one.hasAttribute('disabled'))).toBe(true)
    expect(sent()).toBeNull()
  })
})
