import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@tradecounter/ui/badge'
import { Inline } from '@tradecounter/ui/layout'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { kind: 'campaign', children: 'Campaign' },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
const kinds = (
  <Inline>
    <Badge kind="campaign">Campaign</Badge>
    <Badge kind="rental">Rental</Badge>
    <Badge kind="outlet">Outlet</Badge>
    <Badge kind="new">New</Badge>
  </Inline>
)
export const Kinds: Story = { render: () => kinds }
/** A label as long as a sentence wraps inside its box. */
export const VeryLong: Story = {
  args: { children: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { kind: 'new', children: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = { render: () => <EveryBrand>{kinds}</EveryBrand> }
