import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Stack } from '@tradecounter/ui/layout'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Brass', name: 'material', value: 'brass', checked: false, onCheckedChange: fn() },
  render: function Ticked({ checked: first, ...args }) {
    const [checked, setChecked] = useState(first)
    return (
      <div style={{ maxInlineSize: 264 }}>
        <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />
      </div>
    )
  },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { checked: true } }
export const Indeterminate: Story = { args: { indeterminate: true, label: 'All materials' } }
export const WithCount: Story = { args: { count: '1 204', checked: true } }
export const WithDescription: Story = {
  args: { label: 'Deliver everything together', description: 'The order waits for its last line.' },
}
export const LongLabel: Story = {
  args: { label: 'Dezincification-resistant brass CW602N with low lead', count: '12' },
}
export const Disabled: Story = { args: { disabled: true, count: '0' } }
export const DisabledChecked: Story = { args: { disabled: true, checked: true } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 264 }}>
        <Stack space={0}>
          <Checkbox {...args} checked count="204" />
          <Checkbox {...args} label="Stainless steel" count="87" />
          <Checkbox {...args} label="Copper" count="0" disabled />
        </Stack>
      </div>
    </EveryBrand>
  ),
}
export const VeryLong: Story = {
  args: { label: longName, description: longName, count: '1 204', message: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.name, description: rtl.text, count: '1 204', checked: true },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Required: Story = { args: { label: 'I have read the terms of sale', required: true } }
export const Invalid: Story = {
  args: { label: 'I have read the terms of sale', required: true, message: 'Accept the terms to order.' },
}
