import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { MobileMenu } from '@tradecounter/ui/mobile-menu'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { campaign, menuItems, menuLabels, salesmanItem } from './parts/categories.ts'
import { longName } from './parts/extreme-text.tsx'

const meta = {
  title: 'Shell/Mobile menu',
  component: MobileMenu,
  tags: ['autodocs'],
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Menu',
    closeLabel: 'Close',
    items: menuItems,
    busy: false,
    labels: {
      back: 'Back',
      all: (title) => `All in ${title}`,
      busy: menuLabels.busy,
      salesman: menuLabels.salesman,
    },
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the menu</Button>
        <MobileMenu {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof MobileMenu>
export default meta

type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
}
const deeper =
  (name: string): Story['play'] =>
  async (context) => {
    await opened?.(context)
    await press(name)
  }

export const Default: Story = {}
export const Open: Story = { play: opened }
export const SecondLevel: Story = { play: deeper('Pipes') }

/** The site's links and languages are below the tree on its first level. */
export const WithMore: Story = { args: { children: <p>Svenska · Suomi · English</p> }, play: opened }

/** The levels below are loading: the item leads to a level that fills later. */
export const OnTheWay: Story = {
  args: { busy: true, items: menuItems.map((item) => ({ ...item, subItems: [] })) },
  play: deeper('Pipes'),
}
export const WithHtml: Story = {
  args: { items: menuItems.map((item) => ({ ...item, nodes: campaign })) },
  play: deeper('Pipes'),
}
export const Salesman: Story = { args: { items: [...menuItems, salesmanItem] }, play: opened }
export const VeryLong: Story = {
  args: {
    items: [
      { title: longName, url: '#long', subItems: [] },
      ...menuItems.map((item) => ({ ...item, title: `${item.title}, ${longName}` })),
    ],
  },
  play: opened,
}
