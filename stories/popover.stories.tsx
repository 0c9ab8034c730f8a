import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Popover } from '@tradecounter/ui/popover'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { longName, rtl } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    open: false,
    onOpenChange: () => {},
    trigger: <Button>Delivery to Solna</Button>,
    label: 'Delivery',
    align: 'start',
    children: <p>Orders before 15.00 leave the warehouse the same day.</p>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return <Popover {...args} open={open} onOpenChange={setOpen} />
  },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery to Solna' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delivery' })).toBeVisible())
  },
}
export const LongContent: Story = {
  ...Open,
  args: {
    children: Array.from({ length: 40 }, (_, day) => (
      <p key={day}>
        <a href={`#${day}`}>Departure {day + 1}: 06.30 from Solna</a>
      </p>
    )),
  },
}
/** Aligned with the end of its trigger, as in the header. */
export const AtTheEnd: Story = {
  ...Open,
  args: { align: 'end' },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
}
export const VeryLong: Story = { ...Open, args: { children: <p>{longName.replaceAll(' ', '')}</p> } }
export const FromRightToLeft: Story = {
  ...Open,
  args: { children: <p>{rtl.text}</p> },
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
