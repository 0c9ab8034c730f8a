import type { Meta, StoryObj } from '@storybook/react-vite'
import { IntervalFilter } from '@tradecounter/ui/interval-filter'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Finding/Interval filter',
  component: IntervalFilter,
  tags: ['autodocs'],
  args: {
    label: 'Length',
    unit: 'mm',
    min: 15,
    max: 6000,
    value: { from: null, to: null },
    onValueChange: fn(),
    onValueCommit: fn(),
    onApply: fn(),
    names: { from: 'length-from', to: 'length-to' },
    labels: {
      from: 'From',
      to: 'To',
      fromThumb: 'Length, lowest',
      toThumb: 'Length, highest',
      range: (min, max) => `Between ${min} and ${max}`,
    },
    messages: {
      minimumNotValid: (min) => `The lowest value is ${min}.`,
      minimumAboveMaximum: (maximum) => `From cannot be above ${maximum}.`,
      maximumNotValid: (min, max) => `Write a value between ${min} and ${max}.`,
      maximumBelowMinimum: (minimum) => `To cannot be below ${minimum}.`,
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 264 }}>{Story()}</div>],
  render: function Controlled({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <IntervalFilter
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          if (next) setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof IntervalFilter>
export default meta

type Story = StoryObj<typeof meta>

/** No value: the fields show the bounds as placeholders, the thumbs are at the ends. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(2)
  },
}
export const Chosen: Story = { args: { value: { from: 1200, to: 4500.5 } } }
export const OnlyFrom: Story = { args: { value: { from: 2500, to: null } } }
export const BothAtTheEnd: Story = { args: { value: { from: 6000, to: null } } }
export const OneValue: Story = { args: { min: 40, max: 40, value: { from: 40, to: null } } }
export const WithoutUnit: Story = { args: { label: 'SDR', unit: '', min: 7.4, max: 17 } }
export const LongUnit: Story = {
  args: { label: 'Flow', unit: 'l/min', min: 0.5, max: 90, value: { from: 12.5, to: 60 } },
}
export const Disabled: Story = { args: { value: { from: 1200, to: 4500 }, disabled: true } }

/** The four messages (FILT-5). */
export const MinimumNotValid: Story = { args: { value: { from: 5, to: null } } }
export const MinimumAboveMaximum: Story = { args: { value: { from: 500, to: 200 } } }
export const MaximumNotValid: Story = { args: { value: { from: null, to: 9000 } } }
export const MaximumBelowMinimum: Story = {
  args: { value: { from: 500, to: null } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('To'), '200')
    await userEvent.tab()
    await expect(canvas.getByText('To cannot be below 500 mm.')).toBeVisible()
  },
}
/** Text that is no number stays as it was typed, with an error: it is never turned into another number (FILT-4). */
export const TakesOnlyNumbers: Story = {
  args: { messages: { ...meta.args.messages, notNumber: 'Type a number, like 1200,5.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('From')
    await userEvent.type(field, '12-15')
    await userEvent.tab()
    await expect(field).toHaveValue('12-15')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Type a number/u)
  },
}
/** Seven digits and three decimals fit. */
export const FarApart: Story = {
  args: { unit: 'kWh', min: 0.125, max: 5000000, value: { from: 1204.375, to: 4999999.5 } },
}
/** Messages wrap inside the width of the rail. */
export const LongMessages: Story = {
  args: {
    label: 'Highest permitted operating temperature',
    unit: 'm³/h at 20 °C',
    value: { from: 5, to: 9000 },
  },
}
export const FromRightToLeft: Story = {
  args: {
    label: rtl.label,
    value: { from: 1200, to: 4500 },
    labels: {
      from: 'من',
      to: 'إلى',
      fromThumb: 'الأدنى',
      toThumb: 'الأعلى',
      range: (min, max) => `${min} – ${max}`,
    },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { value: { from: 1200, to: 4500 } },
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 264 }}>
        <IntervalFilter {...args} />
      </div>
    </EveryBrand>
  ),
}
