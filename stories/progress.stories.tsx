import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { Progress } from '@tradecounter/ui/progress'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Status/Progress',
  component: Progress,
  tags: ['autodocs'],
  args: { label: 'Reading order.xlsx', value: 120, max: 340, valueText: '120 of 340 rows' },
} satisfies Meta<typeof Progress>
export default meta

type Story = StoryObj<typeof meta>

/** Progress as a bar and as text. For waiting without a measure use `Spinner`. */
export const Default: Story = {}
export const Start: Story = { args: { value: 0, valueText: '0 of 340 rows' } }
export const Full: Story = { args: { value: 340, valueText: '340 of 340 rows', tone: 'success' } }
/** Unknown progress: static stripes. */
export const Unknown: Story = { args: { value: null, valueText: 'Waiting for the other system' } }
export const Tones: Story = {
  render: (args) => (
    <Stack space={6}>
      <Progress {...args} label="Budget used" valueText="61 %" value={61} max={100} />
      <Progress {...args} label="Goal reached" valueText="100 %" value={100} max={100} tone="success" />
      <Progress {...args} label="Budget nearly used" valueText="92 %" value={92} max={100} tone="warning" />
      <Progress {...args} label="Budget used up" valueText="118 %" value={118} max={100} tone="error" />
    </Stack>
  ),
}
export const Small: Story = { args: { size: 's', labelHidden: true } }
export const LongNames: Story = {
  args: {
    label:
      'Reading renovation-of-stairwell-B-at-Hammarby-Strand-second-stage-2026-11-20-final-revised-order.xlsx',
    valueText: '1,204,120 of 3,400,000 rows, about four minutes left',
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.short, valueText: '120 من 340' },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Progress {...args} />
    </EveryBrand>
  ),
}
