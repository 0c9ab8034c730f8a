import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { TextArea } from '@tradecounter/ui/text-area'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Text area',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Note to the warehouse', name: 'note', value: '', onValueChange: fn() },
  render: function Typed({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first)
    const change = (next: string): void => {
      setValue(next)
      onValueChange(next)
    }
    return (
      <div style={{ maxInlineSize: 480 }}>
        <TextArea {...args} value={value} onValueChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = {
  args: { value: 'Leave the pallets at gate 3.\nCall Anna before 7, the yard is locked.' },
}
export const WithHint: Story = { args: { hint: 'Stands on the picking list. At most 500 characters.' } }
export const Counted: Story = {
  args: {
    value: 'Leave the pallets at gate 3.',
    hint: 'At most 500 characters.',
    countText: '28 / 500',
    maxLength: 500,
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { message: 'Say what is wrong with the delivery.', required: true } }
export const Disabled: Story = { args: { disabled: true, value: 'Leave the pallets at gate 3.' } }
export const OneLineOfRoom: Story = { args: { rows: 1 } }
export const VeryLong: Story = {
  args: { label: longName, value: `${longName}\n`.repeat(12), message: longName },
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, value: rtl.text, hint: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 480 }}>
        <Stack space={4}>
          <TextArea
            {...args}
            value="Leave the pallets at gate 3."
            hint="At most 500 characters."
            countText="28 / 500"
          />
          <TextArea {...args} rows={2} message="Say what is wrong with the delivery." required />
        </Stack>
      </div>
    </EveryBrand>
  ),
}
