import type { Meta, StoryObj } from '@storybook/react-vite'
import { SortMenu } from '@tradecounter/ui/sort-menu'
import { useState } from 'react'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Finding/Sort menu',
  component: SortMenu,
  tags: ['autodocs'],
  args: {
    label: 'Sort by',
    name: 'parameters.Sort',
    value: 'Relevance',
    options: [
      { value: 'Relevance', label: 'Relevance' },
      { value: 'AlphabeticalAsc', label: 'Name, A to Z' },
      { value: 'AlphabeticalDesc', label: 'Name, Z to A' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <SortMenu {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof SortMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongOption: Story = {
  args: { options: [{ value: 'Relevance', label: 'By how well it matches what was searched for' }] },
}
export const HostileNames: Story = {
  args: {
    label: 'The order in which the articles are shown',
    options: [{ value: 'Relevance', label: longName }],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, options: [{ value: 'Relevance', label: rtl.short }] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <SortMenu {...args} />
    </EveryBrand>
  ),
}
