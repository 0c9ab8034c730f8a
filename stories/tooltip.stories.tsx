import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { Tooltip } from '@tradecounter/ui/tooltip'
import { expect, screen, userEvent } from 'storybook/test'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { text: 'Sold in packs of 10', children: <Button>Pack 10</Button>, delay: 0 },
  decorators: [
    (Story) => <div style={{ padding: 96, display: 'grid', placeItems: 'center' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

const focused: Story['play'] = async () => {
  await userEvent.tab()
  await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
}

export const Default: Story = {}
export const OnFocus: Story = { play: focused }
export const Shown: Story = { args: { open: true } }
export const Below: Story = { args: { open: true, side: 'bottom' } }
export const Beside: Story = { args: { open: true, side: 'right' } }
export const VeryLong: Story = { args: { open: true, text: longName } }
export const FromRightToLeft: Story = {
  args: { open: true, text: rtl.text, children: <Button>{rtl.short}</Button> },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const SeveralTriggers: Story = {
  render: (args) => (
    <Inline space={2}>
      <Tooltip {...args} text="Takes the list of numbers as it is">
        <Button>Paste</Button>
      </Tooltip>
      <Tooltip {...args} text="CSV or XLSX, at most 5 MB">
        <Button>Upload</Button>
      </Tooltip>
    </Inline>
  ),
}
