import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayPattern, lastDays, monthRange, yearRange } from '@tradecounter/ui/calendar'
import { DateRangePicker } from '@tradecounter/ui/date-range-picker'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { calendarLabels, storyDay } from './parts/days.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const presets = [
  { id: 'week', label: 'Last 7 days', range: lastDays(storyDay, 7) },
  { id: 'month', label: 'This month', range: monthRange(storyDay) },
  { id: 'before', label: 'Last month', range: monthRange(storyDay, -1) },
  { id: 'year', label: 'This year', range: yearRange(storyDay) },
  { id: 'lastyear', label: 'Last year', range: yearRange(storyDay, -1) },
]

const meta = {
  title: 'Fields/Date range',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: {
    legend: 'Invoice date',
    names: { from: 'from', to: 'to' },
    value: monthRange(storyDay, -1),
    onValueChange: () => {},
    today: storyDay,
    locale: 'en-GB',
    placeholder: dayPattern('en-GB', { year: 'y', month: 'm', day: 'd' }),
    presets,
    labels: {
      ...calendarLabels,
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
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <DateRangePicker {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof DateRangePicker>
export default meta

type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible(), { timeout: 10_000 })
}

/** Typed in two fields, chosen in the calendar, or a short cut. */
export const Default: Story = {}
export const Open: Story = { play: open }
export const HalfChosen: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: /12 October 2026/u }))
    await userEvent.hover(screen.getByRole('button', { name: /22 October 2026/u }))
  },
}
export const WithoutPresets: Story = { args: { presets: [] }, play: open }
/** Presets are clamped to the bounds; one entirely outside is not offered. */
export const Bounds: Story = { args: { min: '2026-10-12', max: storyDay }, play: open }
export const Empty: Story = { args: { value: { from: null, to: null } } }
export const OpenEnd: Story = { args: { value: { from: '2026-11-01', to: null } } }
export const Reversed: Story = { args: { value: { from: '2026-11-20', to: '2026-11-01' } } }
export const Swedish: Story = { args: { locale: 'sv-SE' }, play: open }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>] }
export const ManyLongPresets: Story = {
  args: {
    presets: Array.from({ length: 12 }, (_, month) => ({
      id: String(month),
      label: `Agreement period ${month + 1} of the region`,
      range: monthRange(storyDay, -month),
    })),
  },
  play: open,
}
export const VeryLong: Story = {
  args: {
    legend: longName,
    message: longName,
    presets: [{ id: 'one', label: longName, range: monthRange(storyDay) }],
  },
  play: open,
}
export const FromRightToLeft: Story = {
  args: { legend: rtl.name, message: rtl.text },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <DateRangePicker {...args} />
    </EveryBrand>
  ),
}
