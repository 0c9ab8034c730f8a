import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable, type DataTableSort } from '@tradecounter/ui/data-table'
import { DatePicker, type DatePickerProps } from '@tradecounter/ui/date-picker'
import { DateRangePicker } from '@tradecounter/ui/date-range-picker'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tableWords } from './table-words.ts'
import { withoutNynorsk } from './without-nynorsk.ts'

// The calendar loads late by design; a cold runner needs longer for it than a test waits.
beforeAll(() => import('@daypicker/react'), 60_000)
// No other test of this file's process has made a formatter of Nynorsk: they are created once per locale.
beforeEach(() => void vi.stubGlobal('Intl', withoutNynorsk))
afterEach(() => void vi.unstubAllGlobals())

const labels: DatePickerProps['labels'] = {
  previousMonth: 'førre',
  nextMonth: 'neste',
  today: 'i dag',
  selected: 'vald',
  rangeStart: 'start',
  rangeEnd: 'slutt',
  withinRange: 'mellom',
  loading: 'lastar',
  unreadable: 'ingen dato',
  tooEarly: (min) => `tidlegast ${min}`,
  tooLate: (max) => `seinast ${max}`,
  choose: 'Vel dag',
  change: (day) => `Endre dagen, ${day}`,
  dialog: 'Dag',
}

it('has dates of Norwegians in field, button and calendar in a browser without Nynorsk (SITE-8)', async () => {
  const onValueChange = vi.fn()
  function Controlled() {
    const [value, setValue] = useState<string | null>(null)
    return (
      <DatePicker
        label="Leveringsdag"
        name="day"
        today="2026-04-01"
        min="2026-04-01"
        locale="nn-NO"
        labels={labels}
        value={value}
        onValueChange={(day) => {
          onValueChange(day)
          setValue(day)
        }}
      />
    )
  }
  render(<Controlled />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Leveringsdag' })
  await userEvent.type(field, '03.02.2026{Enter}')
  expect(screen.getByText('tidlegast 01.04.2026')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '03.04.2026{Enter}')
  expect(onValueChange.mock.calls).toEqual([['2026-04-03']])
  expect(field.value).toBe('03.04.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Endre dagen, fredag 3. april 2026' }))
  expect((await screen.findByRole('grid')).getAttribute('aria-label')).toBe('april 2026')
  expect(screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-label'))).toEqual([
    'mandag',
    'tirsdag',
    'onsdag',
    'torsdag',
    'fredag',
    'lørdag',
    'søndag',
  ])
})

it('has ranges of such dates (SITE-8)', async () => {
  const onValueChange = vi.fn()
  render(
    <DateRangePicker
      legend="Dato"
      names={{ from: 'from', to: 'to' }}
      locale="nn-NO"
      today="2026-04-01"
      value={{ from: '2026-04-03', to: '2026-12-24' }}
      onValueChange={onValueChange}
      labels={{
        ...labels,
        from: 'Frå',
        to: 'Til',
        change: (from, to) => `Endre datoane, ${from} til ${to}`,
        presets: 'Snarvegar',
        chooseStart: 'Vel den første dagen',
        chooseEnd: 'Vel den siste dagen',
        reversed: 'feil veg',
        open: 'open',
      }}
    />,
  )
  const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect([from?.value, to?.value]).toEqual(['03.04.2026', '24.12.2026'])
  expect(screen.getByRole('button', { name: /^Endre/u }).textContent).not.toMatch(/\bApr|\bDec/u)
  if (to === undefined) return
  fireEvent.change(to, { target: { value: '05.06.2026' } })
  fireEvent.blur(to)
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-04-03', to: '2026-06-05' })
})

it('sorts the rows of a list with Æ, Ø and Å after Z (SITE-8)', () => {
  const sort: DataTableSort = { columnId: 'name', direction: 'asc' }
  render(
    <DataTable<{ name: string }>
      caption="Delar"
      columns={[{ id: 'name', label: 'Namn', cell: ({ name }) => name, sortValue: ({ name }) => name }]}
      rows={['Åre', 'Ask', 'Øks', 'Zink', 'Æra'].map((name) => ({ name }))}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
      locale="nn-NO"
      empty="Ingen"
      labels={tableWords}
      sort={sort}
      onSortChange={() => undefined}
    />,
  )
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Ask',
    'Zink',
    'Æra',
    'Øks',
    'Åre',
  ])
})
