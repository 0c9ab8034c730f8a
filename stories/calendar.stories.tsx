import type { Meta, StoryObj } from '@storybook/react-vite'
import { Calendar, DayField, type CalendarDay, type DayRange } from '@tradecounter/ui/calendar'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { calendarLabels, closedDays, storyDay } from './parts/days.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  tags: ['autodocs'],
  args: {
    mode: 'single',
    selected: { from: '2026-11-12', to: '2026-11-12' },
    onSelect: () => {},
    today: storyDay,
    locale: 'en-GB',
    labels: calendarLabels,
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState<DayRange>(args.selected)
    const choose = (day: CalendarDay) => setSelected({ from: day, to: day })
    return (
      <Calendar {...args} selected={selected} onSelect={args.mode === 'single' ? choose : args.onSelect} />
    )
  },
  // The calendar loads when it is first shown.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('grid')[0]).toBeVisible(), { timeout: 10_000 })
  },
} satisfies Meta<typeof Calendar>
export default meta

type Story = StoryObj<typeof meta>

/**
 * The month alone, as in the pickers. Arrows, Home, End, PageUp and PageDown move; with Shift, PageUp and PageDown
 * move by a year.
 */
export const Default: Story = {}
export const Nothing: Story = { args: { selected: { from: null, to: null } } }
export const Range: Story = { args: { mode: 'range', selected: { from: '2026-11-09', to: '2026-11-18' } } }
/** The second end is not chosen yet: the preview of the range is dashed. */
export const Becoming: Story = {
  args: {
    mode: 'range',
    selected: { from: '2026-11-09', to: null },
    preview: { from: '2026-11-09', to: '2026-11-18' },
  },
}
export const Bounds: Story = { args: { min: '2026-11-06', max: '2026-11-24' } }
/** Weekends without delivery: struck through, reached by the keys, and read with the reason. */
export const Closed: Story = { args: { closed: closedDays } }
export const SixWeeks: Story = { args: { selected: { from: '2026-08-31', to: '2026-08-31' } } }
export const Swedish: Story = { args: { locale: 'sv-SE' } }
export const SundayFirst: Story = { args: { locale: 'en-US', weekStartsOn: 0 } }
/** The text field alone, in the locale's format. */
export const Typed: Story = {
  render: (args) => (
    <DayField
      label="Delivery day"
      name="day"
      value="2026-11-20"
      onValueChange={() => {}}
      locale={args.locale}
      labels={calendarLabels}
    />
  ),
  play: async () => {},
}
/** In right-to-left text the next day is on the left, and so is the arrow that leads to it. */
export const FromRightToLeft: Story = {
  args: { locale: 'ar', selected: { from: '2026-11-09', to: '2026-11-18' }, mode: 'range' },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { mode: 'range', selected: { from: '2026-11-09', to: '2026-11-18' } },
  render: (args) => (
    <EveryBrand>
      <Calendar {...args} />
    </EveryBrand>
  ),
}
