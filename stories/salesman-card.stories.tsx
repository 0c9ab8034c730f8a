import type { Meta, StoryObj } from '@storybook/react-vite'
import { SalesmanCard } from '@tradecounter/ui/salesman-card'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Shell/Salesman card',
  component: SalesmanCard,
  tags: ['autodocs'],
  args: {
    name: 'Karin Lindqvist',
    telephoneNumber: '040-12 34 56',
    labels: { heading: 'Your salesman', telephone: 'Call', email: 'Write to' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SalesmanCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Whole: Story = {
  args: { role: 'Account manager, Malmö', email: 'karin.lindqvist@tradecounter.example' },
}
export const WithPicture: Story = { args: { imageUrl: pictures.jacket, role: 'Workwear' } }
export const WithoutNumber: Story = { args: { telephoneNumber: '' } }
export const NotDialled: Story = { args: { telephoneNumber: 'at the counter' } }
export const VeryLong: Story = {
  args: { name: longName, role: longName, email: `${'karin.lindqvist'.repeat(8)}@tradecounter.example` },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    name: rtl.short,
    role: rtl.text,
    labels: { heading: rtl.label, telephone: rtl.short, email: rtl.short },
    telephoneNumber: '+46 (0)40-12 34 56',
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { role: 'Account manager, Malmö', email: 'karin.lindqvist@tradecounter.example' },
  render: (args) => (
    <EveryBrand>
      <SalesmanCard {...args} />
    </EveryBrand>
  ),
}
