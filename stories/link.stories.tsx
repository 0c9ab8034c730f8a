import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'

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
