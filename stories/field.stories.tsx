import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@tradecounter/ui/field'

const meta = {
  title: 'Fields/Field',
  component: Field,
  tags: ['autodocs'],
  args: {
    label: 'Goods mark',
    children: (tied) => <textarea {...tied} name="mark" rows={3} style={{ inlineSize: 320 }} />,
  },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

/** The frame for a control of your own: spread what it hands over onto the control. */
export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'Printed on every parcel.' } }
export const Invalid: Story = {
  args: { message: 'Use at most 35 characters.', hint: 'Printed on every parcel.' },
}
export const Required: Story = { args: { required: true } }
