import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsentBanner } from '@tradecounter/ui/consent-banner'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const groups = [
  {
    id: 'C0001',
    name: 'Necessary',
    description: 'Keeps you signed in and your cart together.',
    always: true,
  },
  { id: 'C0002', name: 'Statistics', description: 'Tells us which pages are used, without your name.' },
  { id: 'C0003', name: 'Functional', description: 'Remembers your warehouse and how you list articles.' },
]

const meta = {
  title: 'Shell/Consent banner',
  component: ConsentBanner,
  tags: ['autodocs'],
  args: {
    title: 'May we count your visit?',
    text: 'The shop works without it. Statistics help us see what is hard to find.',
    policy: { text: 'How we use cookies', url: '#cookies' },
    groups,
    value: [],
    onValueChange: fn(),
    expanded: false,
    onExpandedChange: fn(),
    onAccept: fn(),
    onRefuse: fn(),
    onSave: fn(),
    labels: {
      accept: 'Allow all',
      refuse: 'Only necessary',
      choose: 'Choose',
      save: 'Save the choice',
      always: 'Always on',
    },
  },
  render: function Asked({ value: first, expanded: open, ...args }) {
    const [value, setValue] = useState<readonly string[]>(first)
    const [expanded, setExpanded] = useState(open)
    return (
      <ConsentBanner
        {...args}
        value={value}
        onValueChange={setValue}
        expanded={expanded}
        onExpandedChange={setExpanded}
      />
    )
  },
} satisfies Meta<typeof ConsentBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Expanded: Story = { args: { expanded: true } }
export const SomeChosen: Story = { args: { expanded: true, value: ['C0002'] } }
export const NoGroups: Story = { args: { expanded: true, groups: [] } }
export const OnATelephone: Story = {
  args: { expanded: true },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const VeryLong: Story = {
  args: {
    expanded: true,
    title: longName,
    text: longName,
    groups: [{ id: 'C0002', name: longName, description: longName }],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    expanded: true,
    title: rtl.name,
    text: rtl.text,
    policy: { text: rtl.short, url: '#cookies' },
    groups: [{ id: 'C0002', name: rtl.short, description: rtl.text }],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      {(brand) => <ConsentBanner {...args} title={`${args.title} (${brand})`} expanded value={['C0002']} />}
    </EveryBrand>
  ),
}
