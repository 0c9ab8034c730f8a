import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from '@tradecounter/ui/search-field'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Search field',
  component: SearchField,
  tags: ['autodocs'],
  args: {
    label: 'Search orders',
    name: 'q',
    value: '',
    placeholder: 'Order number or reference',
    onValueChange: fn(),
    labels: { submit: 'Search', clear: 'Clear the search' },
  },
  render: function Typed({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <SearchField {...args} value={value} onValueChange={setValue} />
        </form>
      </search>
    )
  },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: 'ball valve 15 mm' } }
export const Disabled: Story = { args: { disabled: true, value: 'ball valve' } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <SearchField {...args} value="ball valve 15 mm" />
    </EveryBrand>
  ),
}
export const VeryLong: Story = {
  args: { label: longName, placeholder: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, value: rtl.name, labels: { submit: rtl.short, clear: rtl.short } },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
