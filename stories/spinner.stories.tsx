import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'

const meta = {
  title: 'Status/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Loading variants' },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <Inline space={4}>
      <Spinner {...args} size="s" />
      <Spinner {...args} size="m" />
      <Spinner {...args} size="l" />
    </Inline>
  ),
}
