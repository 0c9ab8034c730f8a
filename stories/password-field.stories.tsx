import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '@tradecounter/ui/password-field'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Fields/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  args: {
    label: 'Password',
    name: 'password',
    value: 'copper15mm',
    autoComplete: 'current-password',
    onValueChange: fn(),
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  render: function Typed({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return (
      <div style={{ maxInlineSize: 360 }}>
        <PasswordField {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
export const Invalid: Story = { args: { value: '', message: 'Write your password.' } }
export const Disabled: Story = { args: { disabled: true } }
export const VeryLong: Story = {
  args: { label: longName, value: longName, message: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, value: 'copper15mm', labels: { show: rtl.short, hide: rtl.short } },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 360 }}>
        <PasswordField {...args} />
      </div>
    </EveryBrand>
  ),
}
