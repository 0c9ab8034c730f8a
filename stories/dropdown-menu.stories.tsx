import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { DropdownMenu } from '@tradecounter/ui/dropdown-menu'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longName, rtl } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

const meta = {
  title: 'Overlays/Dropdown menu',
  component: DropdownMenu,
  tags: ['autodocs'],
  args: {
    trigger: <Button icon="globe">Svenska</Button>,
    label: 'Language',
    items: [
      { id: 'sv', label: 'Svenska', href: '#sv', current: true },
      { id: 'fi', label: 'Suomi', href: '#fi' },
      { id: 'en', label: 'English', href: '#en' },
    ],
  },
} satisfies Meta<typeof DropdownMenu>
export default meta

type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

export const Default: Story = {}
export const Open: Story = { play: opened }
export const Commands: Story = {
  play: opened,
  args: {
    trigger: <Button>More</Button>,
    label: 'More',
    items: [
      { id: 'copy', label: 'Copy the list', icon: 'copy', onSelect: fn() },
      { id: 'empty', label: 'Empty the list', icon: 'trash', onSelect: fn() },
    ],
  },
}

/** An unavailable item stays visible and is skipped by the arrow keys. */
export const Disabled: Story = {
  play: opened,
  args: {
    trigger: <Button>More</Button>,
    label: 'More',
    items: [
      { id: 'copy', label: 'Copy the list', icon: 'copy', onSelect: fn() },
      { id: 'empty', label: 'Empty the list', icon: 'trash', onSelect: fn(), disabled: true },
    ],
  },
}
export const ManyItems: Story = {
  play: opened,
  args: {
    items: Array.from({ length: 60 }, (_, place) => ({
      id: `${place}`,
      label: `Warehouse ${place + 1}`,
      href: '#',
    })),
  },
}

/** The trigger opens nothing. */
export const Empty: Story = { args: { items: [] } }
export const VeryLong: Story = {
  play: opened,
  args: {
    items: [
      { id: 'long', label: longName, href: '#', current: true },
      { id: 'short', label: 'Short', href: '#' },
    ],
  },
}
export const FromRightToLeft: Story = {
  play: opened,
  args: {
    trigger: <Button icon="globe">{rtl.label}</Button>,
    items: [
      { id: 'a', label: rtl.short, icon: 'list', href: '#', current: true },
      { id: 'b', label: rtl.name, icon: 'list', href: '#' },
    ],
  },
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
