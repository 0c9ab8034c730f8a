import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressCard } from '@tradecounter/ui/address-card'
import { Button } from '@tradecounter/ui/button'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const address = { name: 'Fitters Ltd', street: 'Main Street 1', postalCode: '211 20', city: 'Malmö' }

const meta = {
  title: 'Trade/Address card',
  component: AddressCard,
  tags: ['autodocs'],
  args: { heading: 'Delivery address', level: 2, address },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddressCard>
export default meta

type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button size="s">Change</Button>
    <Button size="s" tone="quiet">
      Remove
    </Button>
  </>
)

export const Default: Story = {}
export const Whole: Story = {
  args: {
    mark: 'Default',
    address: { ...address, country: 'Sweden' },
    note: 'Gate 3, behind the crane. Call before 7.',
    actions,
  },
}
export const PartsMissing: Story = { args: { address: { ...address, street: '', postalCode: '' } } }
export const VeryLong: Story = {
  args: {
    heading: longName,
    mark: 'Default for all deliveries',
    address: { name: longName, street: longName, postalCode: '211 20', city: longName },
    note: longName,
    actions,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    heading: rtl.label,
    mark: rtl.short,
    address: { name: rtl.name, street: rtl.short, postalCode: '211 20', city: 'Malmö' },
    note: rtl.text,
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { mark: 'Default', note: 'Gate 3, behind the crane.', actions },
  render: (args) => (
    <EveryBrand>{(brand) => <AddressCard {...args} heading={`Delivery address, ${brand}`} />}</EveryBrand>
  ),
}
