import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { space, vars } from '@tradecounter/ui/theme'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, longWord, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '/c/valves', children: 'Ball valves' },
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InText: Story = {
  render: (args) => (
    <Text>
      The seat is of PTFE. See all <Link {...args} /> for heating and tap water.
    </Text>
  ),
}
export const Quiet: Story = { args: { tone: 'quiet' } }
export const External: Story = {
  args: { external: true, externalLabel: 'opens in a new tab', children: 'Manufacturer' },
}
export const Current: Story = {
  render: () => (
    <Inline space={4}>
      <Link href="/c/valves" tone="quiet" current>
        Valves
      </Link>
      <Link href="/c/pipe" tone="quiet">
        Pipe
      </Link>
    </Inline>
  ),
}
export const Inverse: Story = {
  args: { tone: 'inverse', children: 'Terms of sale' },
  decorators: [
    (Story) => (
      <div style={{ background: vars.color.header, color: vars.color.headerText, padding: space(4) }}>
        {Story()}
      </div>
    ),
  ],
}
export const VeryLong: Story = {
  render: ({ href }) => (
    <Narrow>
      <Stack space={3}>
        <Text>
          See <Link {...{ href }}>{longName}</Link> for details.
        </Text>
        <Link {...{ href }} external externalLabel="opens in a new tab">
          {longWord}
        </Link>
      </Stack>
    </Narrow>
  ),
}
export const FromRightToLeft: Story = {
  render: ({ href }) => (
    <RightToLeft>
      <Link {...{ href }} external externalLabel={rtl.short}>
        {rtl.name}
      </Link>
    </RightToLeft>
  ),
}
export const Brands: Story = {
  render: ({ href }) => (
    <EveryBrand>
      <Inline space={4}>
        <Link {...{ href }}>Ball valves</Link>
        <Link {...{ href }} tone="quiet">
          Pipe
        </Link>
        <Link {...{ href }} external externalLabel="opens in a new tab">
          Manufacturer
        </Link>
      </Inline>
    </EveryBrand>
  ),
}
