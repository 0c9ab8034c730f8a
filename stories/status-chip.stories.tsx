import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@tradecounter/ui/layout'
import { deliveryStatuses, StatusChip, type DeliveryStatus } from '@tradecounter/ui/status-chip'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft } from './parts/extreme-text.tsx'

const meta = {
  title: 'Status/Status chip',
  component: StatusChip,
  tags: ['autodocs'],
  args: { status: 'ON_THE_WAY', label: 'On the way' },
} satisfies Meta<typeof StatusChip>
export default meta

type Story = StoryObj<typeof meta>

const words: Record<DeliveryStatus, string> = {
  DELIVERED: 'Delivered',
  PARTLY_DELIVERED: 'Partly delivered',
  PROCESSING: 'In progress',
  CANCELLED: 'Cancelled',
  ORDERED: 'Ordered',
  ON_THE_WAY: 'On the way',
  PICKED: 'Picked',
  BACKORDER_LISTED: 'On backorder',
  UNKNOWN: 'Unknown',
}

const all = (
  <Inline>
    {deliveryStatuses.map((status) => (
      <StatusChip key={status} status={status} label={words[status]} />
    ))}
  </Inline>
)

export const Default: Story = {}
/** Nine states, each with its own icon and words. */
export const States: Story = { render: () => all }
/** Words break before they overflow. */
export const InLittleRoom: Story = {
  args: { status: 'PARTLY_DELIVERED', label: `Partly delivered: ${longName}` },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
}
/** In a table the column grows with the text. */
export const InATable: Story = {
  render: (args) => (
    <table style={{ inlineSize: 320 }}>
      <tbody>
        <tr>
          <th scope="row" style={{ textAlign: 'start' }}>
            7001234
          </th>
          <td>
            <StatusChip {...args} />
          </td>
          <td>Renovation of stairwell B at Hammarby Strand, second stage</td>
        </tr>
      </tbody>
    </table>
  ),
}
export const FromRightToLeft: Story = {
  args: { label: 'في الطريق' },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = { render: () => <EveryBrand>{all}</EveryBrand> }
