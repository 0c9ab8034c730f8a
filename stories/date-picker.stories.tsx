import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayPattern } from '@tradecounter/ui/calendar'
import { DatePicker } from '@tradecounter/ui/date-picker'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { calendarLabels, closedDays, storyDay } from './parts/days.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const letters = { year: 'y', month: 'm', day: 'd' }

const meta = {
  title: 'Fields/Date picker',
  component: DatePicker,
  tags: ['autodocs'],
  args: {
    label: 'Delivery day',
    name: 'delivery',
    value: '2026-11-23',
    onValueChange: () => {},
    today: storyDay,
    locale: 'en-GB',
    placeholder: dayPattern('en-GB', letters),
    labels: {
      ...calendarLabels,
      choose: 'Choose a day',
      change: (day) => `Change the day, ${day}`,
      dialog: 'Delivery day',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <DatePicker {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof DatePicker>
export default meta

type Story = StoryObj<typeof meta>

/** A date, typed in the locale's format or chosen in the calendar. For a range use `DateRangePicker`. */
export const Default: Story = {}
export const Empty: Story = { args: { value: null, hint: 'Leave it empty for as soon as we can' } }
export const Open: Story = {
  args: { min: '2026-11-20', max: '2026-12-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible(), { timeout: 10_000 })
  },
}
/** Days on which nothing is delivered cannot be chosen. */
export const Closed: Story = {
  args: { closed: closedDays },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible(), { timeout: 10_000 })
    expect(screen.getByRole('button', { name: /28 November 2026, no delivery/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '31/11/2026{Enter}')
  },
}
export const Swedish: Story = {
  args: { locale: 'sv-SE', placeholder: dayPattern('sv-SE', { year: 'å', month: 'm', day: 'd' }) },
}
export const WithMessage: Story = { args: { required: true, message: 'We do not deliver on Sundays' } }
export const Disabled: Story = { args: { disabled: true } }
export const VeryLong: Story = { args: { label: longName, hint: longName, message: longName } }
export const FromRightToLeft: Story = {
  args: { label: rtl.name, hint: rtl.text },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <DatePicker {...args} />
    </EveryBrand>
  ),
}
