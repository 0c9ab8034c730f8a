import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks, Tabs, type TabItem } from '@tradecounter/ui/tabs'
import { useState } from 'react'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft, rtl } from './parts/extreme-text.tsx'

const items: TabItem[] = [
  { id: 'company', label: 'Company', icon: 'building', panel: <p>Trade name, number and address.</p> },
  { id: 'people', label: 'People', count: '4', panel: <p>Who may order, and for how much.</p> },
  { id: 'delivery', label: 'Delivery', panel: <p>Where goods go unless an order says otherwise.</p> },
]

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: { label: 'Become a customer', items, value: 'company', onValueChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

/** Left and Right move and open, Home and End move to the ends, Tab moves into the panel. */
export const Default: Story = {}
export const SecondOpen: Story = { args: { value: 'people' } }
/** Views that have an address each are links. */
export const Links: Story = {
  render: () => (
    <TabLinks
      label="Invoices"
      items={[
        { href: '#open', label: 'Open', count: '12', current: true },
        { href: '#paid', label: 'Paid', count: '340' },
        { href: '#credit', label: 'Credit notes' },
      ]}
    />
  ),
}
/** Fields that must be corrected behind a tab. */
export const Errors: Story = {
  args: {
    items: items.map((item, place) =>
      place === 2
        ? item
        : { ...item, count: String(place + 1), countLabel: `${place + 1} errors`, countTone: 'error' },
    ),
  },
}
export const OneTab: Story = { args: { items: items.slice(0, 1) } }
/** The row scrolls; the tabs keep their text. */
export const ManyLongNames: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, place) => ({
      id: String(place),
      label: `Agreement ${place + 1} of the region, heating and sanitation`,
      panel: <p>Agreement {place + 1}</p>,
    })),
    value: '3',
  },
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
}
/** In right-to-left text the left arrow moves to the next tab. */
export const FromRightToLeft: Story = {
  args: {
    items: [
      { id: 'company', label: 'الشركة', icon: 'building', panel: <p>{rtl.text}</p> },
      { id: 'people', label: 'الأشخاص', count: '4', panel: <p>{rtl.name}</p> },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Tabs {...args} />
    </EveryBrand>
  ),
}
