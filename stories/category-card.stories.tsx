import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'

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
export const Brands: Story = {
  args: { count: '128 products' },
  render: (args) => (
    <EveryBrand>
      <CategoryCard {...args} />
    </EveryBrand>
  ),
}
