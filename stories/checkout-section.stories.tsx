import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { CheckoutSection } from '@tradecounter/ui/checkout-section'
import { Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const fields = (
  <Stack space={4}>
    <TextField label="Goods mark" name="goodsMark" value="" onValueChange={fn()} />
    <Button tone="accent">Continue</Button>
  </Stack>
)

const meta = {
  title: 'Trade/Checkout section',
  component: CheckoutSection,
  tags: ['autodocs'],
  args: { number: 1, title: 'Delivery', state: 'open', editLabel: 'Change', onEdit: fn(), children: fields },
} satisfies Meta<typeof CheckoutSection>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Done: Story = {
  args: { state: 'done', summary: <p>Rörgatan 4, 171 41 Solna. Goods mark: Stairwell B.</p> },
}
export const Waiting: Story = { args: { state: 'waiting', number: 3, title: 'Confirm' } }
export const OnePage: Story = {
  render: (args) => (
    <Stack space={3}>
      <CheckoutSection {...args} state="done" summary={<p>Rörgatan 4, 171 41 Solna</p>} />
      <CheckoutSection {...args} number={2} title="Reference" />
      <CheckoutSection {...args} number={3} title="Confirm" state="waiting" />
    </Stack>
  ),
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <CheckoutSection {...args} state="done" summary={<p>Rörgatan 4, 171 41 Solna</p>} />
    </EveryBrand>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}

export const VeryLong: Story = {
  args: { state: 'done', title: longName, summary: <p>{longName.replaceAll(' ', '')}</p>, number: 12 },
}
export const FromRightToLeft: Story = {
  args: { state: 'done', title: rtl.name, summary: <p>{rtl.text}</p>, editLabel: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
