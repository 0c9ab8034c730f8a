import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityAdd } from '@tradecounter/ui/quantity-add'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Quantity add',
  component: QuantityAdd,
  tags: ['autodocs'],
  args: {
    value: '1',
    onValueChange: fn(),
    precision: 0,
    unitVolume: 1,
    onAdd: fn(),
    labels: {
      field: 'Quantity of ball valve',
      increase: 'More of ball valve',
      decrease: 'Less of ball valve',
      add: 'Add',
      busy: 'Adding',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <QuantityAdd {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof QuantityAdd>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Pack: Story = { args: { value: '10', unitVolume: 10, unit: 'pcs' } }
export const Metres: Story = { args: { value: '2,5', unitVolume: 0.5, precision: 1, unit: 'm' } }
/** Nothing can be added at zero (VAR-7). */
export const Zero: Story = { args: { value: '0' } }
export const NotBuyable: Story = {
  args: {
    buyable: false,
    labels: { ...meta.args.labels, notBuyable: 'Cannot be ordered' },
  },
}
/** The pack is shown before adding; texts below never move the button. */
export const SoldInPacks: Story = {
  args: { value: '10', unitVolume: 10, unit: 'pcs', hint: 'Sold in packs of 10\u00A0pcs' },
}
export const Busy: Story = { args: { busy: true } }
export const Done: Story = { args: { done: true } }
export const WithMessage: Story = { args: { value: 'three', message: 'The quantity is not a number' } }
/** As in the rows of a variant table: low, with only the icon. */
export const Compact: Story = { args: { compact: true } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>] }
/** Negative stock may lead to a negative quantity; nothing is added. */
export const Negative: Story = { args: { value: '-10' } }
export const Largest: Story = { args: { value: '100 000', unit: 'pcs', message: 'At most 100 000' } }
export const FromRightToLeft: Story = {
  args: {
    value: '10',
    unit: 'م',
    labels: { field: rtl.label, increase: rtl.short, decrease: rtl.short, add: rtl.short, busy: rtl.short },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <QuantityAdd {...args} />
    </EveryBrand>
  ),
}
