import type { Meta, StoryObj } from '@storybook/react-vite'
import { MegaMenu } from '@tradecounter/ui/mega-menu'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { menuItems } from './parts/categories.ts'

const meta = {
  title: 'Shell/Mega menu',
  component: MegaMenu,
  tags: ['autodocs'],
  args: {
    label: 'Categories',
    items: menuItems,
    openId: null,
    onOpenChange: fn(),
    showLabel: (title) => `Show ${title} menu`,
    busyLabel: 'The menu is loading',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <div style={{ position: 'relative' }}>{Story()}</div>
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [openId, setOpenId] = useState(args.openId)
    return <MegaMenu {...args} openId={openId} onOpenChange={setOpenId} />
  },
} satisfies Meta<typeof MegaMenu>
export default meta

type Story = StoryObj<typeof meta>

/** Keys: Tab, Enter and Space on the buttons, arrows, Home and End along the row, Escape (SHELL-6). */
export const Default: Story = {}
export const Open: Story = { args: { openId: '#pipes' } }
export const OnTheWay: Story = {
  args: { openId: '#pipes', busy: true, items: menuItems.map((item) => ({ ...item, subItems: [] })) },
}
export const LongNames: Story = {
  args: { items: menuItems.map((item) => ({ ...item, title: `${item.title} and accessories` })) },
}
