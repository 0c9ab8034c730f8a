import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { TextField } from '@tradecounter/ui/text-field'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

const meta = {
  title: 'Overlays/Side panel',
  component: SidePanel,
  tags: ['autodocs'],
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'All filters',
    closeLabel: 'Close',
    children: <p>What the panel is for.</p>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the panel</Button>
        <SidePanel {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof SidePanel>
export default meta

type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the panel' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const Default: Story = {}
export const Open: Story = { play: opened }
export const WithFooter: Story = {
  play: opened,
  args: {
    footer: (
      <Button tone="accent" wide>
        Show 128 products
      </Button>
    ),
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <a href={`#${index}`}>Row {index + 1}</a>
      </p>
    )),
  },
}
export const FirstField: Story = {
  play: opened,
  args: {
    title: 'Sign in',
    initialFocus: 'first-field',
    children: <TextField label="User name" name="username" value="" onValueChange={() => {}} />,
  },
}
export const LongTitle: Story = {
  play: opened,
  args: { title: 'Everything that was ordered for the building site at Hammarby Sjöstad in November' },
}
