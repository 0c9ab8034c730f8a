import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { Price } from '@tradecounter/ui/price'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Price',
  component: Price,
  tags: ['autodocs'],
  args: {
    amount: '1 234,50',
    unit: 'kr / pcs',
    labels: {
      ordinary: 'Ordinary price',
      campaign: 'Campaign price',
      loading: 'Loading the price',
      hidden: 'Prices are hidden',
    },
  },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Campaign: Story = { args: { campaign: true, ordinary: '1 450,00', amount: '1 199,00' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Hidden: Story = { args: { state: 'hidden' } }
/** An article whose price must be asked for: it cannot be bought until it has one. */
export const OnRequest: Story = {
  args: {
    state: 'hidden',
    labels: { ...meta.args.labels, hidden: 'Price on request' },
  },
}
export const None: Story = { args: { state: 'none', amount: undefined } }
export const Sizes: Story = {
  render: (args) => (
    <Stack space={4} align="end">
      <Price {...args} size="s" />
      <Price {...args} size="m" />
      <Price {...args} size="l" />
    </Stack>
  ),
}
/** Tabular figures: the commas of a column are aligned. */
export const InAColumn: Story = {
  render: (args) => (
    <Stack space={1} align="end">
      <Price {...args} size="s" amount="11,10" unit="kr / m" />
      <Price {...args} size="s" amount="1 048,00" unit="kr / m" />
      <Price {...args} size="s" state="loading" />
    </Stack>
  ),
}
/** Per hundred metres, with a campaign: each part keeps its line in a narrow cell. */
export const NarrowCell: Story = {
  args: { amount: '12 345 678,90 kr', unit: '/ 100 m', campaign: true, ordinary: '13 000 000,00 kr' },
  decorators: [(Story) => <div style={{ inlineSize: 90 }}>{Story()}</div>],
}
export const Negative: Story = { args: { amount: '−89,50 kr', unit: '/ pcs' } }
export const FromRightToLeft: Story = {
  args: { campaign: true, ordinary: '1 450,00', amount: '1 199,00' },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Stack space={3} align="start">
        <Price {...args} size="l" />
        <Price {...args} campaign ordinary="1 450,00" amount="1 199,00" />
      </Stack>
    </EveryBrand>
  ),
}
