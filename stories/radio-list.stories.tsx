import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioList } from '@tradecounter/ui/radio-list'
import { useState } from 'react'
import { fn } from 'storybook/test'

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
