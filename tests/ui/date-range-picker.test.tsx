import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
import { monthRange, type DayRange } from '@tradecounter/ui/calendar'
import { DateRangePicker, type DateRangePickerProps } from '@tradecounter/ui/date-range-picker'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const engine = vi.hoisted(() => ({ loads: 0 }))
vi.mock('@daypicker/react', async (original) => {
  engine.loads += 1
  return original()
})

const labels: DateRangePickerProps['labels'] = {
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
  from: 'From',
  to: 'To',
  choose: 'Choose dates',
  change: (from, to) => `Change dates, ${from} to ${to}`,
  dialog: 'Invoice date',
  presets: 'Short cuts',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
  reversed: 'The last day is before the first',
  open: 'open',
}

const empty: DayRange = { from: null, to: null }

function Controlled(props: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState<DayRange>(props.value ?? empty)
  return (
    <DateRangePicker
      legend="Invoice date"
      names={{ from: 'from', to: 'to' }}
      locale="en-GB"
      today="2026-11-20"
      labels={labels}
      {...props}
      value={value}
      onValueChange={(range) => {
        setValue(range)
        props.onValueChange?.(range)
      }}
    />
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /dates/u }))
  await screen.findByRole('grid')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/2026/u))
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const said = () => document.querySelector('[data-announcer="polite"]')?.textContent
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`, ${name} November`, 'u') })

describe('DateRangePicker (HELP-4)', () => {
  // The first, and long: a cold runner needs its time for the engine, which the others then find there.
  it('loads the calendar only when opened', { timeout: 90_000 }, async () => {
    render(<Controlled />)
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '20.11.26{Tab}')
    expect(engine.loads).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: /dates/u }))
    expect(await screen.findByText('Loading')).toBeTruthy()
    await screen.findByRole('grid', {}, { timeout: 60_000 })
    expect(engine.loads).toBe(1)
  })

  it('chooses start and end by keyboard, closes after the end and restores the focus', async () => {
    const onValueChange = vi.fn()
    render(<Controlled onValueChange={onValueChange} />)
    await open()
    expect(screen.getByText('Choose the first day')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Choose the last day')).toBeTruthy()
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-20', to: '2026-11-22' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = screen.getByRole('button', { name: 'Change dates, 20 Nov 2026 to 22 Nov 2026' })
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('moves by week, month and year between its two ends, and announces the next step', async () => {
    const onValueChange = vi.fn()
    render(
      <>
        <Announcer />
        <Controlled onValueChange={onValueChange} />
      </>,
    )
    await open()
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(said()).toBe('Choose the last day'))
    for (const [keys, reached] of [
      ['{End}', '22 November 2026'],
      ['{PageDown}', '22 December 2026'],
      ['{Shift>}{PageDown}{/Shift}', '22 December 2027'],
      ['{Shift>}{PageUp}{/Shift}', '22 December 2026'],
      ['{PageUp}', '22 November 2026'],
      ['{ArrowDown}', '29 November 2026'],
      ['{ArrowUp}{ArrowLeft}', '21 November 2026'],
    ] as const) {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focused()).toContain(reached))
    }
    await userEvent.keyboard(' ')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-16', to: '2026-11-21' })
  })

  it.each([
    ['From', '31/12/2025', 'not before 01/01/2026'],
    ['To', '1.1.2027', 'not after 31/12/2026'],
    ['To', '31/11/2026', 'no day'],
  ])('keeps text typed as %s beyond the bounds, %s, and shows: %s', async (name, text, message) => {
    const onValueChange = vi.fn()
    render(<Controlled min="2026-01-01" max="2026-12-31" onValueChange={onValueChange} />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name })
    await userEvent.type(field, `${text}{Enter}`)
    expect(field.value).toBe(text)
    expect(describedText(field)).toContain(message)
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('accepts two days in any order, and the same day twice', async () => {
    const onValueChange = vi.fn()
    render(<Controlled onValueChange={onValueChange} />)
    await open()
    await userEvent.click(day('18'))
    await userEvent.click(day('9'))
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-18' })
    await open()
    await userEvent.click(day('10'))
    await userEvent.click(day('10'))
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-10' })
  })

  it('changes nothing on Escape, also after one end was chosen', async () => {
    const onValueChange = vi.fn()
    render(<Controlled value={monthRange('2026-11-20')} onValueChange={onValueChange} />)
    await open()
    await userEvent.click(day('18'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onValueChange).not.toHaveBeenCalled()
    await open()
    expect(screen.getByText('Choose the first day')).toBeTruthy()
  })

  it('offers presets clamped to the bounds, and none outside them', async () => {
    const onValueChange = vi.fn()
    render(
      <Controlled
        min="2026-10-12"
        max="2026-11-20"
        value={{ from: '2026-11-01', to: '2026-11-20' }}
        onValueChange={onValueChange}
        presets={[
          { id: 'this', label: 'This month', range: monthRange('2026-11-20') },
          { id: 'last', label: 'Last month', range: monthRange('2026-11-20', -1) },
          { id: 'old', label: 'Old', range: monthRange('2026-11-20', -9) },
        ]}
      />,
    )
    await open()
    expect(screen.getByRole('group', { name: 'Short cuts' }).textContent).toBe('This monthLast month')
    expect(screen.getByRole('button', { name: 'This month' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Last month' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-12', to: '2026-10-31' })
  })

  it('accepts typed dates of the locale, and shows an error if they are reversed', async () => {
    render(<Controlled />)
    const [from, to] = [
      screen.getByRole('textbox', { name: 'From' }),
      screen.getByRole('textbox', { name: 'To' }),
    ]
    await userEvent.type(from, '20.11.26')
    await userEvent.type(to, '1/11/2026{Tab}')
    expect([from, to].map((one) => one instanceof HTMLInputElement && one.value)).toEqual([
      '20/11/2026',
      '01/11/2026',
    ])
    expect(screen.getByText('The last day is before the first')).toBeTruthy()
    expect(to.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(to)
    await userEvent.tab()
    expect(screen.queryByText('The last day is before the first')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change dates, 20 Nov 2026 to open' })).toBeTruthy()
  })
})
