import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Order reference', name: 'reference', value: '', onValueChange: fn() },
  render: function Typed({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first)
    const change = (next: string): void => {
      setValue(next)
      onValueChange(next)
    }
    return (
      <div style={{ maxInlineSize: 360 }}>
        <TextField {...args} value={value} onValueChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: 'Kv. Lejonet 4, stam B' } }
export const WithHint: Story = { args: { hint: 'Comes back on the delivery note and the invoice.' } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = {
  args: { value: 'A', message: 'Write 2 to 25 characters.', hint: 'As written in your own system.' },
}
export const LongMessage: Story = {
  args: {
    message:
      'The reference that your administrator has chosen for this customer must begin with the project number, e.g. 4711.',
  },
}
export const Disabled: Story = { args: { disabled: true, value: 'Kv. Lejonet 4' } }
export const Email: Story = {
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', inputMode: 'email' },
}
export const Day: Story = { args: { label: 'Requested delivery', type: 'date', value: '2026-12-01' } }
export const LabelHidden: Story = { args: { labelHidden: true, label: 'Filter orders' } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 360 }}>
        <Stack space={4}>
          <TextField {...args} value="Kv. Lejonet 4, stam B" hint="Comes back on the invoice." />
          <TextField {...args} value="A" message="Write 2 to 25 characters." required />
        </Stack>
      </div>
    </EveryBrand>
  ),
}
export const VeryLong: Story = {
  args: { label: longName, value: longName, message: longName, hint: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, value: rtl.name, hint: rtl.text, required: true },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
