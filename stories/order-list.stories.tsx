import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderList, type OrderListRow } from '@tradecounter/ui/order-list'
import { StatusChip } from '@tradecounter/ui/status-chip'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow as OnATelephone, RightToLeft, rtl } from './parts/extreme-text.tsx'

const states = [
  { status: 'ON_THE_WAY', label: 'On the way' },
  { status: 'DELIVERED', label: 'Delivered' },
  { status: 'PROCESSING', label: 'Processing' },
  { status: 'CANCELLED', label: 'Cancelled' },
] as const

const rows = (count: number): OrderListRow[] =>
  Array.from({ length: count }, (_, index) => ({
    number: String(7001234 + index),
    url: `#${7001234 + index}`,
    placed: `${(index % 28) + 1} November 2026`,
    reference: index % 3 === 0 ? 'Stairwell B, Anna' : 'Service car 4',
    status: <StatusChip {...(states[index % 4] ?? states[0])} />,
    lines: String((index % 14) + 1),
    total: `${1 + index} 895,00 kr`,
  }))

const meta = {
  title: 'Trade/Order list',
  component: OrderList,
  tags: ['autodocs'],
  args: {
    caption: 'Orders',
    columns: {
      number: 'Order',
      placed: 'Placed',
      reference: 'Reference',
      status: 'Status',
      lines: 'Lines',
      total: 'Total',
    },
    rows: rows(6),
  },
} satisfies Meta<typeof OrderList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>] }
export const WithoutPrices: Story = {
  args: {
    columns: { number: 'Order', placed: 'Placed', reference: 'Reference', status: 'Status', lines: 'Lines' },
  },
}
export const LongReference: Story = {
  args: {
    rows: rows(2).map((row) => ({
      ...row,
      reference: 'Renovation of stairwell B at Hammarby Strand, second stage, Anna',
    })),
  },
}
export const FiftyOrders: Story = { args: { rows: rows(50) } }
const hostile = rows(2).map((row) => ({ ...row, reference: longName, total: '−1 234 567 890,00 kr' }))
export const HostileNames: Story = { args: { rows: hostile } }
export const HostileNamesNarrow: Story = {
  args: { rows: hostile },
  decorators: [(Story) => <OnATelephone>{Story()}</OnATelephone>],
}
export const OneOrder: Story = { args: { rows: rows(1) } }
export const FromRightToLeft: Story = {
  args: { rows: rows(2).map((row) => ({ ...row, reference: rtl.short })) },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { rows: rows(2) },
  render: (args) => (
    <EveryBrand>
      <OrderList {...args} />
    </EveryBrand>
  ),
}
