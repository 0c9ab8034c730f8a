import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard } from '@tradecounter/ui/product-card'
import { EveryBrand } from './parts/every-brand.tsx'
import { badges, pictures, price } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Product card',
  component: ProductCard,
  tags: ['autodocs'],
  args: {
    name: 'Copper pipe, straight length 5 m',
    url: '#1871022',
    imageUrl: pictures.pipe,
    brand: 'Kopparhyttan',
    badges: [],
    code: '1871022',
    price: price('242,00 kr'),
  },
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: parameters.room ?? 240 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ProductCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBadgesAndStar: Story = { args: { badges: [...badges], star: 'In your assortment' } }
export const WithoutPrice: Story = { args: { price: undefined, code: undefined } }
export const LongName: Story = {
  args: {
    name: 'High-visibility winter jacket with detachable hood, reflective tape and pockets for tools, telephone and identity card',
  },
}
export const Shelf: Story = {
  parameters: { room: 'none' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      <ProductCard {...args} />
      <ProductCard {...args} name="Ball valve, brass" imageUrl={pictures.ballValve} badges={[...badges]} />
      <ProductCard {...args} name="Kitchen mixer" imageUrl={pictures.tap} star="In your assortment" />
      <ProductCard {...args} name="High-visibility jacket" imageUrl={pictures.jacket} price={undefined} />
    </div>
  ),
}
/** Without a picture a placeholder keeps the space. */
export const MissingPicture: Story = { args: { imageUrl: '' } }
export const HostileNames: Story = {
  args: {
    name: longName,
    code: '4012301401230140123014012301',
    brand: 'Pumpfabriken i Västra Götaland och Bohuslän',
    badges: [...badges, { kind: 'outlet', text: 'Last pieces in the outlet' }],
    star: 'In your assortment',
    imageUrl: '',
    price: price('1 234 567,00 kr', '2 345 678,00 kr'),
  },
}
export const FromRightToLeft: Story = {
  args: { name: rtl.name, brand: rtl.short, badges: [{ kind: 'new', text: rtl.short }], star: rtl.short },
  decorators: [
    (Story) => <RightToLeft>{Story()}</RightToLeft>,
    (Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>,
  ],
}
export const Brands: Story = {
  parameters: { room: 'none' },
  args: { badges: [...badges] },
  render: (args) => (
    <EveryBrand>
      <div style={{ inlineSize: 220 }}>
        <ProductCard {...args} />
      </div>
    </EveryBrand>
  ),
}
