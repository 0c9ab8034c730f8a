import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { Inline } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { expect, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

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

const copyAllowed = (): (() => void) => {
  const write = navigator.clipboard.writeText
  navigator.clipboard.writeText = () => Promise.resolve()
  return () => {
    navigator.clipboard.writeText = write
  }
}

export const Copied: Story = {
  beforeEach: copyAllowed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Copied')).toBeVisible()
  },
}
/** At the edge of its container the hint switches sides, and a long one wraps. */
export const AtTheEdge: Story = {
  args: { labels: { copied: longName, failed: longName } },
  beforeEach: copyAllowed,
  decorators: [(Story) => <div style={{ display: 'grid', justifyContent: 'end' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(longName)).toBeVisible()
  },
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, labels: { copied: rtl.short, failed: rtl.short } },
  beforeEach: copyAllowed,
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(rtl.short)).toBeVisible()
  },
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Inline space={1}>
        <Text as="span" numeric strong>
          {args.text}
        </Text>
        <CopyButton {...args} />
      </Inline>
    </EveryBrand>
  ),
}

/** The result is shown beside the button for three seconds (VAR-1). */
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
