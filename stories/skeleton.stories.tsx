import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { Skeleton } from '@tradecounter/ui/skeleton'
import { EveryBrand } from './parts/every-brand.tsx'

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
/** Each shape has the size of its content. */
export const Shapes: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Stack space={4}>
        {(['text', 'title', 'row', 'button', 'picture'] as const).map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    </div>
  ),
}
export const Brands: Story = {
  render: () => (
    <EveryBrand>
      <div style={{ maxInlineSize: 320 }}>
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="row" />
      </div>
    </EveryBrand>
  ),
}
