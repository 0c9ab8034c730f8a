import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { longName, rtl } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Empty the cart?',
    description: 'All 14 lines are removed. This cannot be undone.',
    confirmLabel: 'Empty the cart',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

const asked: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
  await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
}

export const Default: Story = {}
export const Open: Story = { play: asked }
export const Harmless: Story = {
  play: asked,
  args: {
    tone: 'accent',
    title: 'Move the list to the cart?',
    description: '14 lines are added to what is there.',
    confirmLabel: 'Move them',
  },
}
export const Busy: Story = { play: asked, args: { busy: true } }
export const VeryLong: Story = {
  args: { title: longName, description: longName, confirmLabel: longName },
  play: asked,
}
export const FromRightToLeft: Story = {
  args: { title: rtl.name, description: rtl.text, confirmLabel: rtl.short },
  play: asked,
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
