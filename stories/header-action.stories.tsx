import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderAction, type HeaderActionProps } from '@tradecounter/ui/header-action'
import { vars } from '@tradecounter/ui/theme'
import type { ComponentType } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'

/** The two variants of the props as one: Storybook cannot take part of a union. */
type Shown = Pick<HeaderActionProps, 'icon' | 'label' | 'href' | 'onClick'> & {
  count?: number
  countLabel?: string
  detail?: string
}

const meta = {
  title: 'Shell/Header action',
  component: HeaderAction as ComponentType<Shown>,
  tags: ['autodocs'],
  args: { icon: 'cart', label: 'Cart', onClick: fn() },
  decorators: [
    (Story) => <div style={{ background: vars.color.header, padding: 16, display: 'flex' }}>{Story()}</div>,
  ],
} satisfies Meta<Shown>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { count: 3, countLabel: '3 items' } }
export const NoCount: Story = {}
export const ManyItems: Story = { args: { count: 1240, countLabel: '1 240 items' } }
export const AsLink: Story = { args: { icon: 'list', label: 'My lists', href: '#lists' } }
/** The customer that the user buys for; truncated if there is no room. */
export const WithDetail: Story = {
  args: { icon: 'account', label: 'Account', detail: 'Northern Pipes and Heating Installations' },
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ background: vars.color.header, padding: 16 }}>
        <HeaderAction {...args} count={12} countLabel="12 items" />
      </div>
    </EveryBrand>
  ),
}
