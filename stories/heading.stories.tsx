import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { EveryBrand } from './parts/every-brand.tsx'
import { longWord, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 1, children: 'Ball valves and stop valves' },
} satisfies Meta<typeof Heading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Levels: Story = {
  render: () => (
    <Stack space={4}>
      <Heading level={1}>Valves for tap water</Heading>
      <Heading level={2}>Ball valves</Heading>
      <Heading level={3}>Connections</Heading>
      <Heading level={4}>Press</Heading>
    </Stack>
  ),
}
export const LongName: Story = {
  args: {
    children:
      'Värmeledningscirkulationspump med backventil, avstängning, kopplingar och isolerskal för villa och fritidshus',
  },
}
export const OneLongWord: Story = {
  args: { children: longWord },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
/** The same level 1: small in a panel, large on a page. It adapts to its container, not to the window. */
export const InARoomOfItsOwn: Story = {
  render: ({ children }) => (
    <Stack space={6}>
      {[343, 720, 1200].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%', containerType: 'inline-size' }}>
          <Heading level={2} size="xl">
            {children}
          </Heading>
        </div>
      ))}
    </Stack>
  ),
}
export const FromRightToLeft: Story = {
  args: { children: rtl.name },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
/** Each brand has its own display font; a system font reserves its space until it has loaded. */
export const Brands: Story = {
  render: ({ children }) => (
    <EveryBrand>
      <Heading level={2} size="xl">
        {children}
      </Heading>
    </EveryBrand>
  ),
}
