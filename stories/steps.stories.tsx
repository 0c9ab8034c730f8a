import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from '@tradecounter/ui/steps'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft } from './parts/extreme-text.tsx'

const items = [
  { id: 'company', label: 'Company', onSelect: fn() },
  { id: 'contact', label: 'Contact person', onSelect: fn() },
  { id: 'delivery', label: 'Delivery' },
  { id: 'send', label: 'Check and send' },
]

const meta = {
  title: 'Data/Steps',
  component: Steps,
  tags: ['autodocs'],
  args: {
    label: 'Become a customer',
    items,
    current: 'delivery',
    labels: { done: 'done', current: 'you are here', coming: 'not yet' },
  },
} satisfies Meta<typeof Steps>
export default meta

type Story = StoryObj<typeof meta>

/** A process of several pages; a completed step is a link. For the stages of a shipment use `Timeline`. */
export const Default: Story = {}
export const First: Story = { args: { current: 'company' } }
export const AllDone: Story = { args: { current: null } }
/** Only the current step shows its text. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>] }
export const LongNames: Story = {
  args: {
    items: items.map(({ id, label }) => ({
      id,
      label: `${label} of the renovation of stairwell B at Hammarby Strand, second stage`,
    })),
  },
}
export const HostileNames: Story = {
  args: { items: items.map((item) => ({ ...item, label: longName })) },
}
export const HostileNamesNarrow: Story = {
  ...HostileNames,
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
}
export const FromRightToLeft: Story = {
  args: {
    items: ['الشركة', 'جهة الاتصال', 'التسليم', 'إرسال'].map((label, place) => ({
      id: String(place),
      label,
    })),
    current: '2',
    labels: { done: 'تم', current: 'أنت هنا', coming: 'لاحقا' },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <Steps {...args} />
    </EveryBrand>
  ),
}
