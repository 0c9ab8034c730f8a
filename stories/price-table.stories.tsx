import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceTable } from '@tradecounter/ui/price-table'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const steps = [
  { from: 1, fromText: 'from 1 m', price: '43,50 kr', unit: '/ m' },
  { from: 100, fromText: 'from 100 m', price: '40,90 kr', unit: '/ m', saving: '−6 %' },
  { from: 500, fromText: 'from 500 m', price: '38,30 kr', unit: '/ m', saving: '−12 %' },
  { from: 2000, fromText: 'from 2 000 m', price: '34,80 kr', unit: '/ m', saving: '−20 %' },
]

const meta = {
  title: 'Trade/Price table',
  component: PriceTable,
  tags: ['autodocs'],
  args: {
    caption: 'Volume prices, without VAT',
    steps,
    quantity: null,
    labels: { from: 'Quantity', price: 'Price', saving: 'You save', reached: 'Your price' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PriceTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Reached: Story = { args: { quantity: 640 } }
export const LastReached: Story = { args: { quantity: 9000 } }
export const OneStep: Story = { args: { steps: steps.slice(0, 1), quantity: 4 } }
export const WithoutSavings: Story = {
  args: { steps: steps.map(({ saving: _saving, ...step }) => step), quantity: 100 },
}
/** The steps load with the price: their space is reserved. */
export const Loading: Story = { args: { steps: [], waiting: 2 } }
export const Empty: Story = { args: { steps: [] } }
export const OnATelephone: Story = {
  args: { quantity: 640 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const VeryLong: Story = {
  args: {
    caption: longName,
    quantity: 3,
    steps: [
      { from: 1, fromText: longName, price: '999 999 999,00 kr', unit: '/ 1 000 pcs', saving: '−100 %' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    caption: rtl.name,
    quantity: 120,
    labels: { from: 'الكمية', price: 'السعر', saving: 'توفير', reached: rtl.short },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { quantity: 640 },
  render: (args) => (
    <EveryBrand>
      <PriceTable {...args} />
    </EveryBrand>
  ),
}
