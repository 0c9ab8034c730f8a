import type { Meta, StoryObj } from '@storybook/react-vite'
import { MiniCart, type MiniCartLine } from '@tradecounter/ui/mini-cart'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const names = [
  'Ball valve, brass, full bore',
  'Copper pipe, straight length 5 m',
  'Kitchen mixer, single lever',
]
const images = [pictures.ballValve, pictures.pipe, pictures.tap]

const lines = (count: number): MiniCartLine[] =>
  Array.from({ length: count }, (_, index) => ({
    itemId: String(index),
    name: names[index % 3] ?? '',
    url: `#${index}`,
    imageUrl: images[index % 3] ?? '',
    code: String(4012301 + index),
    quantityText: `${index + 1} pcs`,
    unitPrice: '89,50 kr',
    totalPrice: `${(index + 1) * 89},50 kr`,
    errors: [],
    warnings: [],
    remove: { label: `Remove ${names[index % 3]}, ${4012301 + index}`, onRemove: fn() },
  }))

const meta = {
  title: 'Trade/Mini cart',
  component: MiniCart,
  tags: ['autodocs'],
  args: {
    lines: lines(3),
    emptyTitle: 'The cart is empty',
    emptyText: 'What you add is kept here.',
    busy: false,
    busyLabel: 'The cart is loading',
    total: { label: 'Total without VAT', amount: '1 253,00 kr' },
    labels: { list: 'Lines in the cart', error: 'Error', warning: 'Warning' },
  },
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: parameters.room ?? 432 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof MiniCart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { lines: [] } }
export const Loading: Story = { args: { lines: [], busy: true } }
export const Reloading: Story = { args: { busy: true } }

/** A visitor's list: no prices and no total (CART-5). */
export const Visitor: Story = {
  args: {
    total: undefined,
    lines: lines(3).map(({ unitPrice: _unit, totalPrice: _total, ...line }) => line),
  },
}
/** The list scrolls above 500 px (CART-4). */
export const FiftyLines: Story = {
  args: { lines: lines(50), total: { label: 'Total', amount: '114 086,00 kr' } },
}
export const WithMessages: Story = {
  args: {
    lines: lines(2).map((line, index) => ({
      ...line,
      errors: index === 0 ? ['The article can no longer be ordered.'] : [],
      warnings: index === 1 ? ['The quantity has been raised to a whole pack.'] : [],
    })),
  },
}
/** All lines have prices except the free-text line (CART-5). */
export const FreeText: Story = {
  args: {
    lines: lines(3).map(({ unitPrice, totalPrice, ...line }, index) =>
      index === 1
        ? { ...line, name: 'Cut the pipe to 1,2 m, please', imageUrl: '', code: '', quantityText: '1' }
        : { ...line, ...(unitPrice && totalPrice ? { unitPrice, totalPrice } : {}) },
    ),
  },
}
export const VeryLong: Story = {
  parameters: { room: 311 },
  args: {
    lines: lines(2).map((line) => ({
      ...line,
      name: longName,
      imageUrl: '',
      unitPrice: '1 234 567,89 kr',
      totalPrice: '999 999 999,00 kr',
      errors: [longName],
    })),
    total: {
      label: 'Total without VAT, with everything that is not yet decided',
      amount: '1 999 999 998,00 kr',
    },
  },
}
export const FromRightToLeft: Story = {
  args: { lines: lines(2).map((line) => ({ ...line, name: rtl.name, warnings: [rtl.text] })) },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  parameters: { room: 'none' },
  args: { lines: lines(1) },
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 432 }}>
        <MiniCart {...args} />
      </div>
    </EveryBrand>
  ),
}
