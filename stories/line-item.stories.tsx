import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { LineItem } from '@tradecounter/ui/line-item'
import { QuantityInput } from '@tradecounter/ui/quantity-input'
import { expect, fn } from 'storybook/test'
import { brokenWords } from './parts/broken-words.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { inStock, pictures } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const quantity = (
  <QuantityInput
    value="10"
    onValueChange={fn()}
    precision={0}
    unitVolume={10}
    labels={{
      field: 'Quantity of ball valve',
      increase: 'More of ball valve',
      decrease: 'Less of ball valve',
    }}
  />
)

const meta = {
  title: 'Trade/Line item',
  component: LineItem,
  tags: ['autodocs'],
  args: {
    name: 'Ball valve, brass, full bore, lever handle',
    url: '#4012301',
    imageUrl: pictures.ballValve,
    code: '4012301',
    codeLabel: 'Art. no',
    unitPrice: '89,50 kr / pcs',
    totalPrice: '895,00 kr',
    quantity,
    errors: [],
    warnings: [],
    stock: inStock,
    remove: { label: 'Remove ball valve', onRemove: fn() },
    labels: { error: 'Error', warning: 'Warning' },
  },
} satisfies Meta<typeof LineItem>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const CustomNumber: Story = { args: { customCode: 'Your no KV-15' } }
export const WithMessages: Story = {
  args: {
    errors: ['The article can no longer be ordered. Choose another.'],
    warnings: ['The quantity has been raised to a whole pack of 10.'],
  },
}
/** The choices for the article, and actions for its messages. */
export const WithDetails: Story = {
  args: {
    details: [
      { name: 'Leg length', value: 'Long, 88 cm' },
      { name: 'Print', value: 'FITTERS LTD', price: '+89,00 kr/pcs' },
    ],
    warnings: ['Not the whole quantity is in stock.'],
    more: <Button size="s">Change to the 4 pcs in stock</Button>,
  },
}
export const Removing: Story = {
  args: { remove: { label: 'Remove ball valve', onRemove: fn(), busy: true } },
}
export const ReadOnly: Story = { args: { quantity: '10 pcs', remove: undefined, stock: undefined } }
export const LongName: Story = {
  args: {
    name: 'Thermostatic radiator valve set, straight, with presetting, lockable sensor and compression couplings for copper',
  },
}
/** 200 characters in every text, and extreme amounts. */
export const VeryLong: Story = {
  args: {
    name: longName,
    customCode: `Your no ${longName}`,
    unitPrice: '1 234 567,89 kr / 1 000 pcs',
    totalPrice: '999 999 999,00 kr',
    errors: [longName],
    warnings: [longName],
  },
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
}
export const MissingPicture: Story = { args: { imageUrl: '' } }
export const FromRightToLeft: Story = {
  args: { name: rtl.name, codeLabel: rtl.label, errors: [rtl.text], warnings: [rtl.text] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
/** On a phone a line stacks before it breaks a word. */
export const WholeWords: Story = {
  args: { name: 'Polypropeeninen lattiakaivonkorotusrengas, musta, 200 mm' },
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
  },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>] }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <LineItem {...args} />
    </EveryBrand>
  ),
}
