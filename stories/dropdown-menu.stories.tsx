import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { DropdownMenu } from '@tradecounter/ui/dropdown-menu'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

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
