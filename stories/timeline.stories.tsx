import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from '@tradecounter/ui/timeline'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Status/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    label: 'Shipment',
    items: [
      { text: 'Ordered', state: 'complete', stateLabel: 'done' },
      { text: 'Picked', state: 'complete', stateLabel: 'done' },
      { text: 'On the way', state: 'active', stateLabel: 'now' },
      { text: 'Delivered', state: 'default', stateLabel: 'to come' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta

type Story = StoryObj<typeof meta>

/** Complete, active and default, which is pending and dashed (HELP-1). */
export const Default: Story = {}
export const Vertical: Story = { decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>] }
export const NothingYet: Story = {
  args: { items: ['Ordered', 'Picked'].map((text) => ({ text, state: 'default', stateLabel: 'to come' })) },
}
export const AllDone: Story = {
  args: {
    items: ['Ordered', 'Picked', 'Delivered'].map((text) => ({
      text,
      state: 'complete',
      stateLabel: 'done',
    })),
  },
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Timeline {...args} />
    </EveryBrand>
  ),
}
