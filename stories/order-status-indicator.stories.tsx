import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { OrderStatusIndicator } from '@tradecounter/ui/order-status-indicator'
import { deliveryStatuses } from '@tradecounter/ui/status-chip'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Status/Order-status indicator',
  component: OrderStatusIndicator,
  tags: ['autodocs'],
  args: {
    detail: 'Expected on Monday 23 November',
    labels: {
      DELIVERED: 'Delivered',
      PARTLY_DELIVERED: 'Partly delivered',
      PROCESSING: 'Processing',
      CANCELLED: 'Cancelled',
      ORDERED: 'Ordered',
      ON_THE_WAY: 'On the way',
      PICKED: 'Picked',
      BACKORDER_LISTED: 'Back order',
      UNKNOWN: 'Unknown',
    },
  },
} satisfies Meta<typeof OrderStatusIndicator>
export default meta

type Story = StoryObj<typeof meta>

/** On the way until said otherwise. For the steps with their days use `Timeline`. */
export const Default: Story = {}
export const Delivered: Story = {
  args: { status: 'DELIVERED', detail: 'Yesterday at 10.20, received by Anna' },
}
/** Cancelled and unknown orders have no stage. */
export const Cancelled: Story = { args: { status: 'CANCELLED', detail: undefined } }
export const EveryStatus: Story = {
  args: { detail: undefined },
  render: (args) => (
    <Stack space={4}>
      {deliveryStatuses.map((status) => (
        <OrderStatusIndicator key={status} {...args} status={status} />
      ))}
    </Stack>
  ),
}
export const Narrow: Story = {
  args: { detail: 'Expected on Monday 23 November between 06.30 and 09.00 at stairwell B, Hammarby Strand' },
  decorators: [(Story) => <div style={{ inlineSize: 150 }}>{Story()}</div>],
}
export const HostileNames: Story = {
  args: { detail: longName },
  decorators: [(Story) => <div style={{ inlineSize: 150 }}>{Story()}</div>],
}
export const FromRightToLeft: Story = {
  args: { status: 'PICKED', detail: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <OrderStatusIndicator {...args} />
    </EveryBrand>
  ),
}
