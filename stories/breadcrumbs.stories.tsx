import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Finding/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: {
    label: 'You are here',
    items: [
      { text: 'Start', url: '/' },
      { text: 'Plumbing', url: '/c/plumbing' },
      { text: 'Valves', url: '/c/plumbing/valves' },
    ],
    current: 'Ball valves',
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheTop: Story = { args: { items: [], current: 'Start' } }
export const LongNames: Story = {
  args: {
    items: [
      { text: 'Start', url: '/' },
      { text: 'Värme, ventilation och luftbehandling', url: '/c/heating' },
      { text: 'Cirkulationspumpar för värmeledning och tappvarmvatten', url: '/c/heating/pumps' },
    ],
    current: 'Cirkulationspump 25-60 med backventil, avstängning och isolerskal',
  },
}
/** On a phone only the link to the parent is shown. */
export const InLittleRoom: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
}
export const HostileNames: Story = {
  args: {
    items: [
      { text: 'Start', url: '/' },
      { text: longName, url: '/c/valves' },
    ],
    current: longName,
  },
}
/** Arrows follow the reading direction. */
export const FromRightToLeft: Story = {
  args: {
    items: [
      { text: 'البداية', url: '/' },
      { text: 'الصمامات', url: '/c/valves' },
    ],
    current: rtl.name,
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>{(brand) => <Breadcrumbs {...args} label={`You are in ${brand}`} />}</EveryBrand>
  ),
}
