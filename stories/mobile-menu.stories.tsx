import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { MobileMenu } from '@tradecounter/ui/mobile-menu'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { menuItems } from './parts/categories.ts'

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
    labels: { back: 'Back', all: (title) => `All in ${title}` },
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

export const Default: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}
export const SecondLevel: Story = {
  play: async (context) => {
    await Open.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Pipes' }))
    await expect(screen.getByRole('heading', { name: 'Pipes' })).toHaveFocus()
  },
}
