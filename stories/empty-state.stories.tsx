import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Status/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    icon: 'cart',
    title: 'The cart is empty',
    children: 'Search for an article number, or start from a list that you have ordered before.',
    action: (
      <ButtonLink href="/my-pages/order-history" tone="accent">
        Earlier orders
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutAction: Story = { args: { action: undefined } }
export const TitleOnly: Story = { args: { action: undefined, children: undefined, icon: 'search' } }
export const HostileNames: Story = {
  args: { icon: 'search', title: `Nothing was found for “${longName}”`, children: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { title: rtl.short, children: rtl.text, action: undefined },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <EmptyState {...args} />
    </EveryBrand>
  ),
}
