import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from '@tradecounter/ui/timeline'
import { EveryBrand } from './parts/every-brand.tsx'
import { expect } from 'storybook/test'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

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
export const Default: Story = {
  play: async ({ canvas }) => {
    const borders = canvas.getAllByRole('listitem').map((step) => {
      const mark = step.querySelector('[aria-hidden="true"]')
      return mark === null ? 'no mark' : getComputedStyle(mark).borderTopStyle
    })
    await expect(borders).toEqual(['solid', 'solid', 'solid', 'dashed'])
  },
}
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
const week = ['Ordered', 'Confirmed', 'Picked', 'Packed', 'On the way', 'At the terminal', 'Delivered']
/** Seven steps with their dates; two of them have the same text. */
export const SevenSteps: Story = {
  args: {
    items: [...week, 'Delivered'].map((text, place) => ({
      text: place < 4 ? `${text}, ${16 + place} November at 10.20` : text,
      state: place < 4 ? 'complete' : place === 4 ? 'active' : 'default',
      stateLabel: place < 4 ? 'done' : place === 4 ? 'now' : 'to come',
    })),
  },
}
export const HostileNames: Story = {
  args: {
    items: [
      { text: longName, state: 'complete', stateLabel: 'done' },
      { text: longName, state: 'active', stateLabel: 'now' },
      { text: longName, state: 'default', stateLabel: 'to come' },
    ],
  },
}
export const OneStep: Story = { args: { items: [{ text: 'Ordered', state: 'active', stateLabel: 'now' }] } }
export const FromRightToLeft: Story = {
  args: {
    label: rtl.label,
    items: [
      { text: 'تم الطلب', state: 'complete', stateLabel: 'تم' },
      { text: 'في الطريق', state: 'active', stateLabel: 'الآن' },
      { text: 'تم التسليم', state: 'default', stateLabel: 'لاحقا' },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Timeline {...args} />
    </EveryBrand>
  ),
}
