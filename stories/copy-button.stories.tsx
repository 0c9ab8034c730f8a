import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { Inline } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { expect, userEvent } from 'storybook/test'

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  tags: ['autodocs'],
  args: {
    text: '1886204',
    label: 'Copy article number 1886204',
    labels: { copied: 'Copied', failed: 'Could not be copied' },
  },
  render: (args) => (
    <Inline space={1}>
      <Text as="span" numeric strong>
        {args.text}
      </Text>
      <CopyButton {...args} />
    </Inline>
  ),
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The outcome stands beside the button for three seconds (VAR-1). */
export const Refused: Story = {
  beforeEach: () => {
    const write = navigator.clipboard.writeText
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    return () => {
      navigator.clipboard.writeText = write
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Could not be copied')).toBeVisible()
  },
}
