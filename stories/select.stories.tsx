import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Fields/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Sort by',
    name: 'sort',
    value: 'Relevance',
    onValueChange: fn(),
    options: [
      { value: 'Relevance', label: 'Relevance' },
      { value: 'AlphabeticalAsc', label: 'Name, A to Z' },
      { value: 'AlphabeticalDesc', label: 'Name, Z to A' },
    ],
  },
  render: function Chosen({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <div style={{ maxInlineSize: 240 }}>
        <Select {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'Kept until you leave.' } }
export const Invalid: Story = { args: { message: 'Choose an address.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const VeryLong: Story = {
  args: { label: longName, message: longName, options: [{ value: 'Relevance', label: longName }] },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, hint: rtl.text, options: [{ value: 'Relevance', label: rtl.short }] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Placeholder: Story = {
  args: {
    label: 'Delivery address',
    value: '',
    required: true,
    options: [
      { value: '', label: 'Choose an address' },
      { value: 'yard', label: 'Gate 3, Hamngatan 12, Södertälje' },
      { value: 'office', label: 'Office (closed in July)', disabled: true },
    ],
  },
}
export const Empty: Story = { args: { options: [], value: '', hint: 'Nothing to choose from yet.' } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 240 }}>
        <Stack space={4}>
          <Select {...args} />
          <Select {...args} message="Choose an address." required />
        </Stack>
      </div>
    </EveryBrand>
  ),
}
