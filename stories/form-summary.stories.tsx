import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormSummary } from '@tradecounter/ui/form-summary'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Status/Form summary',
  component: FormSummary,
  tags: ['autodocs'],
  args: {
    title: 'The order cannot be sent yet',
    errors: [
      { fieldId: 'reference', text: 'Enter an order reference' },
      { fieldId: 'date', text: 'Choose a delivery day that is not in the past' },
    ],
  },
} satisfies Meta<typeof FormSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { errors: [{ fieldId: 'reference', text: 'Enter an order reference' }] } }
export const None: Story = { args: { errors: [] } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <FormSummary {...args} />
    </EveryBrand>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}
export const VeryLong: Story = {
  args: {
    title: longName,
    errors: [
      { fieldId: 'a', text: longName.replaceAll(' ', '') },
      { fieldId: 'b', text: longName },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { title: rtl.label, errors: [{ fieldId: 'a', text: rtl.text }, { text: rtl.short }] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const OfTheWholeForm: Story = {
  args: { errors: [{ text: 'The cart has changed in another tab. Look through it once more.' }] },
}
export const Many: Story = {
  args: {
    errors: Array.from({ length: 14 }, (_, index) => ({
      fieldId: `line-${index}`,
      text: `Line ${index + 1}: write a quantity`,
    })),
  },
}
