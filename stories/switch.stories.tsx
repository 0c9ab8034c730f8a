import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tradecounter/ui/layout'
import { Switch } from '@tradecounter/ui/switch'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Only my assortment', checked: false, onCheckedChange: fn() },
  render: function Switched({ checked: first, onCheckedChange, ...args }) {
    const [checked, setChecked] = useState(first)
    const change = (next: boolean): void => {
      setChecked(next)
      onCheckedChange(next)
    }
    return <Switch {...args} checked={checked} onCheckedChange={change} />
  },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const On: Story = { args: { checked: true } }
export const WithDescription: Story = {
  args: {
    label: 'Hide prices',
    checked: true,
    description: 'While a customer of yours looks at the screen. They come back when you switch it off.',
  },
}
export const Busy: Story = { args: { checked: true, busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, checked: true } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const VeryLong: Story = {
  args: { label: longName, description: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.name, description: rtl.text, checked: true },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Stack space={2}>
        <Switch {...args} />
        <Switch {...args} checked description="Articles that your company has agreed on." />
        <Switch {...args} disabled />
        <Switch {...args} disabled checked />
      </Stack>
    </EveryBrand>
  ),
}
