import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioList } from '@tradecounter/ui/radio-list'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Fields/Radio list',
  component: RadioList,
  tags: ['autodocs'],
  args: {
    legend: 'Buy for',
    name: 'customer',
    value: '1001',
    onValueChange: fn(),
    options: [
      { value: '1001', label: 'Lindbergs Rör AB', description: '1001, Verkstadsgatan 4, Västerås' },
      { value: '1002', label: 'Lindbergs Energi AB', description: '1002, Hamngatan 12, Södertälje' },
      { value: '1003', label: 'Bergslagens Ventilation och Installation Handelsbolag' },
    ],
  },
  render: function Chosen({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <div style={{ maxInlineSize: 360 }}>
        <RadioList {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof RadioList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingChosen: Story = { args: { value: '' } }
export const LegendHidden: Story = { args: { legendHidden: true } }
export const Disabled: Story = { args: { disabled: true } }
export const VeryLong: Story = {
  args: {
    legend: longName,
    options: [
      { value: '1001', label: longName, description: longName },
      { value: '1002', label: longName.replaceAll(' ', '') },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    legend: rtl.label,
    options: [
      { value: '1001', label: rtl.name, description: rtl.text },
      { value: '1002', label: rtl.short },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const OneClosed: Story = {
  args: {
    options: [
      { value: '1001', label: 'Lindbergs Rör AB' },
      {
        value: '1002',
        label: 'Lindbergs Energi AB',
        description: 'Closed by your administrator',
        disabled: true,
      },
      { value: '1003', label: 'Bergslagens Ventilation' },
    ],
  },
}
export const Invalid: Story = { args: { value: '', required: true, message: 'Choose who buys.' } }
export const Empty: Story = { args: { options: [], value: '' } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      {(brand) => (
        <div style={{ maxInlineSize: 360 }}>
          <RadioList {...args} name={`customer-${brand}`} />
        </div>
      )}
    </EveryBrand>
  ),
}
