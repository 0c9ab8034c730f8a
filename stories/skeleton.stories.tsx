import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { Skeleton } from '@tradecounter/ui/skeleton'

const meta = {
  title: 'Status/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { lines: 3 } }
export const Rows: Story = { args: { shape: 'row', lines: 5 } }
export const Card: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Stack space={3}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="button" />
      </Stack>
    </div>
  ),
}
