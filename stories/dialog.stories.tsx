import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { longName, rtl } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

const footer = (
  <>
    <Button tone="neutral">Cancel</Button>
    <Button tone="accent">Save the list</Button>
  </>
)

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Save as a list',
    closeLabel: 'Close',
    description: 'The 14 lines of the cart stay where they are.',
    children: <TextArea label="What the list is for" name="purpose" value="" onValueChange={fn()} />,
    footer,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  await expect(await screen.findByRole('dialog')).toHaveAttribute('data-state', 'open')
}

export const Default: Story = {}
export const Open: Story = { play: opened }
export const FirstField: Story = { play: opened, args: { initialFocus: 'first-field' } }
export const Small: Story = { play: opened, args: { size: 's' } }
export const Large: Story = { play: opened, args: { size: 'l' } }
export const WithoutFooter: Story = {
  play: opened,
  args: { footer: undefined, description: undefined, children: <Text>Prices are without VAT.</Text> },
}
export const MuchToRead: Story = {
  play: opened,
  args: {
    children: (
      <Stack space={4}>
        {Array.from({ length: 30 }, (_, line) => (
          <Text
            key={line}
          >{`${line + 1}. Goods are checked on arrival; report missing goods within eight days.`}</Text>
        ))}
        <TextArea label="A note at the end" name="note" value="" onValueChange={fn()} />
      </Stack>
    ),
  },
}
export const VeryLong: Story = {
  play: opened,
  args: { title: longName, description: longName, footer: <Button tone="accent">{longName}</Button> },
}
export const FromRightToLeft: Story = {
  play: opened,
  args: {
    title: rtl.name,
    description: rtl.text,
    children: rtl.text,
  },
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
