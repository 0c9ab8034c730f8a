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
/** Its neighbours have pictures: a drawn box keeps the place of the one that is missing. */
export const MissingPicture: Story = { args: { imageUrl: '' } }
export const HostileNames: Story = {
  args: { text: longName, parentName: longName, count: '5 000 000 products in 1 240 groups' },
}
/** Two stand beside each other on a telephone, with less in them. */
export const TwoOnATelephone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr' }}>
      <CategoryCard {...args} />
      <CategoryCard {...args} text="Underfloor heating" count="1 240 products" />
    </div>
  ),
}
/** As each brand composes a page's main ways in: the picture beside the words, or large above them. */
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
