import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '@tradecounter/ui/select'
import { useState } from 'react'
import { fn } from 'storybook/test'

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
