import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { StockIcon } from '@tradecounter/ui/stock-icon'

const meta = {
  title: 'Product/Stock icon',
  component: StockIcon,
  tags: ['autodocs'],
  args: { quantity: '1 240 pcs', label: 'in stock', colour: 'success', icon: 'delivery' },
} satisfies Meta<typeof StockIcon>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheShop: Story = { args: { icon: 'store', quantity: '12 pcs', label: 'in Västerås' } }
export const PartlyInStock: Story = {
  args: { colour: 'warning', quantity: '4 pcs', label: 'in stock', detail: '20 more on 4 December' },
}
export const OnOrder: Story = {
  args: { colour: 'info', quantity: undefined, label: 'Ordered for you', detail: 'About 5 working days' },
}
export const NotInStock: Story = {
  args: { colour: 'gray', quantity: undefined, label: 'Not in stock', icon: 'inHold' },
}
export const Loading: Story = { args: { loading: true, label: 'Loading the stock' } }
export const InAColumn: Story = {
  render: (args) => (
    <Stack space={2}>
      <StockIcon {...args} />
      <StockIcon {...args} loading label="Loading the stock" />
      <StockIcon {...args} colour="gray" icon="inHold" quantity={undefined} label="Not in stock" />
    </Stack>
  ),
}
