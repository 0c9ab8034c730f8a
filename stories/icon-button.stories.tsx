import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { space, vars } from '@tradecounter/ui/theme'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  args: { icon: 'trash', label: 'Remove Ball valve DN 15', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tones: Story = {
  render: ({ onClick }) => (
    <Inline space={3}>
      <IconButton icon="edit" label="Edit the address" {...{ onClick }} />
      <IconButton icon="copy" label="Copy the list" tone="neutral" {...{ onClick }} />
      <IconButton icon="search" label="Search" tone="accent" {...{ onClick }} />
      <IconButton icon="trash" label="Empty the list" tone="danger" {...{ onClick }} />
      <span style={{ background: vars.color.header, color: vars.color.headerText, padding: space(1) }}>
        <IconButton icon="menu" label="Open the menu" tone="inherit" {...{ onClick }} />
      </span>
    </Inline>
  ),
}
export const Sizes: Story = {
  render: ({ onClick }) => (
    <Inline space={3}>
      <IconButton icon="close" label="Close the hint" size="s" tone="neutral" {...{ onClick }} />
      <IconButton icon="close" label="Close the notice" tone="neutral" {...{ onClick }} />
      <IconButton icon="close" label="Close the panel" size="l" tone="neutral" {...{ onClick }} />
    </Inline>
  ),
}
/** A toggle: the name stays, the pressed state changes. */
export const Toggles: Story = {
  render: ({ onClick }) => (
    <Inline space={1}>
      <IconButton icon="grid" label="Show as grid" pressed tone="neutral" {...{ onClick }} />
      <IconButton icon="rows" label="Show as list" pressed={false} tone="neutral" {...{ onClick }} />
    </Inline>
  ),
}
export const Disabled: Story = { args: { disabled: true, tone: 'neutral' } }
export const VeryLongName: Story = { args: { label: longName } }
export const FromRightToLeft: Story = {
  args: { icon: 'chevron-right', label: rtl.label },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: ({ onClick }) => (
    <EveryBrand>
      <Stack space={2}>
        <Inline space={2}>
          <IconButton icon="edit" label="Edit the address" {...{ onClick }} />
          <IconButton icon="copy" label="Copy the list" tone="neutral" {...{ onClick }} />
          <IconButton icon="search" label="Search" tone="accent" {...{ onClick }} />
          <IconButton icon="grid" label="Show as grid" pressed {...{ onClick }} />
          <IconButton icon="trash" label="Remove" disabled tone="neutral" {...{ onClick }} />
        </Inline>
      </Stack>
    </EveryBrand>
  ),
}
