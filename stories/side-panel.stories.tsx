import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { TextField } from '@tradecounter/ui/text-field'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { longName, rtl } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

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

/** A panel opened from a panel: Escape closes the upper one, and the focus returns to the lower one. */
export const Stacked: Story = {
  render: function Stack(args) {
    const [open, setOpen] = useState(false)
    const [upper, setUpper] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the panel</Button>
        <SidePanel {...args} open={open} onOpenChange={setOpen}>
          <Button onClick={() => setUpper(true)}>Choose a warehouse</Button>
        </SidePanel>
        <SidePanel open={upper} onOpenChange={setUpper} title="Warehouse" closeLabel="Close the warehouses">
          <p>Solna, Malmö, Turku</p>
        </SidePanel>
      </>
    )
  },
  play: async (context) => {
    await opened?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Choose a warehouse' }))
    await screen.findByRole('dialog', { name: 'Warehouse' })
  },
}

/** Over a long page: the space of its scrollbar stays, and nothing shifts. */
export const OverALongPage: Story = {
  ...Default,
  decorators: [(Story) => <div style={{ minBlockSize: '200vh' }}>{Story()}</div>],
  play: opened,
}
export const Empty: Story = { play: opened, args: { children: null } }
export const VeryLong: Story = {
  play: opened,
  args: { title: longName, children: <p>{longName.replaceAll(' ', '')}</p> },
}

/** It is at the end of the line: on the left on a right-to-left page. */
export const FromRightToLeft: Story = {
  play: opened,
  args: { title: rtl.name, children: <p>{rtl.text}</p> },
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
