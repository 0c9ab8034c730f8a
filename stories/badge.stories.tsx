import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@tradecounter/ui/badge'
import { Inline } from '@tradecounter/ui/layout'
import { EveryBrand } from './parts/every-brand.tsx'

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
export const Brands: Story = { render: () => <EveryBrand>{kinds}</EveryBrand> }
