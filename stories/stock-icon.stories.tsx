import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { StockIcon, type StockIconProps } from '@tradecounter/ui/stock-icon'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

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

/** The seven stock types, in their order, as the shop shows them. */
const types: readonly StockIconProps[] = [
  { label: 'Stock not known', colour: 'gray', icon: 'store' },
  { label: 'Not in stock', colour: 'warning', icon: 'delivery', detail: 'From 4 December' },
  {
    quantity: '4 pcs',
    label: 'Partly in stock',
    colour: 'warning',
    icon: 'delivery',
    detail: 'From 4 December',
  },
  { quantity: '1 240 pcs', label: 'In stock', colour: 'success', icon: 'delivery' },
  { label: 'Ordered for you', colour: 'info', icon: 'delivery', detail: 'From 11 December' },
  { label: 'Blocked', colour: 'gray', icon: 'inHold' },
  { label: 'Reserved by hand', colour: 'info', icon: 'inHold', detail: 'From 27 November' },
]
const everyType = (
  <Stack space={3}>
    {types.map((type) => (
      <StockIcon key={type.label} {...type} />
    ))}
  </Stack>
)
/** Types 0 to 6: undefined, not in stock, partly, in stock, acquisition, blocked, manual reservation (VAR-10). */
export const EveryType: Story = { render: () => everyType }
/** The chosen warehouse beside the central one (VAR-12). */
export const Local: Story = {
  render: (args) => (
    <Stack space={2}>
      <StockIcon {...args} />
      <StockIcon {...args} icon="store" quantity="12 pcs" label="In Västerås" />
      <StockIcon {...args} icon="store" colour="gray" quantity={undefined} label="Not in the Västerås shop" />
    </Stack>
  ),
}
/** More is promised than in stock: the server's number is shown as it is. */
export const Negative: Story = {
  args: { quantity: '−12 pcs', label: 'In stock', colour: 'warning', detail: 'From 4 December' },
}
export const VeryLong: Story = {
  args: { quantity: '999 999 999 pcs', label: longName, detail: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { quantity: '12', label: rtl.short, detail: rtl.text },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = { render: () => <EveryBrand>{everyType}</EveryBrand> }
