import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@tradecounter/ui/field'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/Field',
  component: Field,
  tags: ['autodocs'],
  args: {
    label: 'Goods mark',
    children: (tied) => (
      <textarea {...tied} name="mark" rows={3} style={{ inlineSize: 320, maxInlineSize: '100%' }} />
    ),
  },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

/** For a control without its own field widget: spread the given props onto the control. */
export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'Printed on every parcel.' } }
export const Invalid: Story = {
  args: { message: 'Use at most 35 characters.', hint: 'Printed on every parcel.' },
}
export const Required: Story = { args: { required: true } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const Disabled: Story = { args: { disabled: true, hint: 'Printed on every parcel.' } }
export const VeryLong: Story = {
  args: { label: longName, hint: longName, message: longName, required: true },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { label: rtl.label, hint: rtl.text, message: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { hint: 'Printed on every parcel.', message: 'Use at most 35 characters.', required: true },
  render: (args) => (
    <EveryBrand>
      <Field {...args} />
    </EveryBrand>
  ),
}
