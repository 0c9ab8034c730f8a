import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { vars } from '@tradecounter/ui/theme'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Shell/Header action',
  component: HeaderAction,
  tags: ['autodocs'],
  args: { icon: 'cart', label: 'Cart', onClick: fn() },
  decorators: [
    (Story) => <div style={{ background: vars.color.header, padding: 16, display: 'flex' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof HeaderAction>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { count: 3, countLabel: '3 items' } }
export const NoCount: Story = {}
export const ManyItems: Story = { args: { count: 1240, countLabel: '1 240 items' } }
export const AsLink: Story = { args: { icon: 'list', label: 'My lists', href: '#lists' } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ background: vars.color.header, padding: 16 }}>
        <HeaderAction {...args} count={12} countLabel="12 items" />
      </div>
    </EveryBrand>
  ),
}
