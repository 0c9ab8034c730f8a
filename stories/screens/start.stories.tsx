import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StartPage } from '@tradecounter/api/contract'
import { View } from '@tradecounter/shop/pages/start'
import { listOf } from '../parts/catalogue.ts'
import { pictures } from '../parts/goods.tsx'
import { InShop } from '../parts/in-shop.tsx'

const categoryNames = [
  'Pipe',
  'Fittings',
  'Valves',
  'Taps',
  'Heating',
  'Ventilation',
  'Tools',
  'Protection and workwear',
]
const drawings = Object.values(pictures)

const start: StartPage = {
  categories: categoryNames.map((name, index) => ({
    name,
    url: `/c/${index}`,
    imageUrl: drawings[index % drawings.length] ?? pictures.pipe,
    count: 1200 - index * 90,
  })),
  shelves: [
    {
      title: 'News',
      url: '/search',
      products: listOf(6, 6).products.map(({ code, ...hit }) => ({ ...hit, code })),
    },
  ],
}

/** The start page: top categories, and shelves of products. */
function StartScreen({ arrived }: { arrived: boolean }) {
  return (
    <InShop route={{ page: 'start' }} answers={arrived ? { '/api/site/start': start } : {}}>
      <View />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Start',
  component: StartScreen,
  parameters: { layout: 'fullscreen' },
  args: { arrived: true },
} satisfies Meta<typeof StartScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
