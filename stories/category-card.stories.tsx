import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Finding/Category card',
  component: CategoryCard,
  tags: ['autodocs'],
  args: { text: 'Ball valves', url: '#ball-valves', imageUrl: pictures.ballValve },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof CategoryCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithParentAndCount: Story = { args: { parentName: 'Valves', count: '128 products' } }
export const WithoutPicture: Story = { args: { imageUrl: undefined, count: '4 products' } }
export const LongName: Story = { args: { text: 'Underfloor heating and temperature control for wet rooms' } }
/** Other cards have pictures: a placeholder keeps the space of the missing one. */
export const MissingPicture: Story = { args: { imageUrl: '' } }
export const HostileNames: Story = {
  args: { text: longName, parentName: longName, count: '5 000 000 products in 1 240 groups' },
}
/** Two cards side by side on a phone, with less content. */
export const TwoOnATelephone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr' }}>
      <CategoryCard {...args} />
      <CategoryCard {...args} text="Underfloor heating" count="1 240 products" />
    </div>
  ),
}
/** Main categories in each brand's layout: the picture beside the text, or large above it. */
export const Prominent: Story = {
  args: { prominent: true, count: '128 products' },
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 200 }}>
        <CategoryCard {...args} />
      </div>
    </EveryBrand>
  ),
}
export const FromRightToLeft: Story = {
  args: { text: rtl.name, parentName: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { count: '128 products' },
  render: (args) => (
    <EveryBrand>
      <CategoryCard {...args} />
    </EveryBrand>
  ),
}
