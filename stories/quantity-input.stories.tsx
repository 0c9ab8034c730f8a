import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityInput } from '@tradecounter/ui/quantity-input'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Quantity input',
  component: QuantityInput,
  tags: ['autodocs'],
  args: {
    value: '1',
    onValueChange: fn(),
    onCommit: fn(),
    precision: 0,
    unitVolume: 1,
    labels: {
      field: 'Quantity of Ball valve DN 15',
      increase: 'One more Ball valve DN 15',
      decrease: 'One less Ball valve DN 15',
    },
  },
  render: function Counted({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <QuantityInput {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof QuantityInput>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithUnit: Story = { args: { unit: 'pcs' } }
export const Packs: Story = { args: { value: '20', unitVolume: 10, unit: 'pcs' } }
export const WithHint: Story = {
  args: { value: '20', unitVolume: 10, unit: 'pcs', hint: 'Sold in packs of 10\u00A0pcs' },
}
export const Metres: Story = { args: { value: '12,5', precision: 1, unitVolume: 2.5, unit: 'm' } }
export const Zero: Story = { args: { value: '0' } }
export const Large: Story = { args: { value: '100 000', unit: 'pcs' } }
export const Invalid: Story = { args: { value: 'ten', message: 'Write a number.' } }
export const Disabled: Story = { args: { disabled: true, unit: 'pcs' } }

/** Seven of an article in packs of ten become ten on blur (VAR-7). */
export const SnapsToThePack: Story = {
  args: { value: '', unitVolume: 10, unit: 'pcs' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '7')
    await userEvent.tab()
    await expect(field).toHaveValue('10')
  },
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <QuantityInput {...args} value="20" unit="pcs" />
    </EveryBrand>
  ),
}
export const VeryLong: Story = {
  args: { value: '1 000 000 000', unit: longName, message: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    value: '12,5',
    precision: 1,
    unitVolume: 2.5,
    unit: 'م',
    labels: { field: rtl.label, increase: rtl.short, decrease: rtl.short },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Empty: Story = { args: { value: '', unit: 'pcs' } }
/** The step buttons stop at the limit; more can be typed, and the message explains it. */
export const AtTheMost: Story = { args: { value: '100 000', max: 100_000, unit: 'pcs' } }
export const TooMuch: Story = {
  args: { value: '250 000', max: 100_000, unit: 'pcs', message: 'At most 100 000.' },
}
