import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductRow } from '@tradecounter/ui/product-row'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import {
  Add,
  badges,
  inStock,
  notStocked,
  onOrder,
  pictures,
  price,
  priceOnItsWay,
  stockOnItsWay,
} from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Product row',
  component: ProductRow,
  tags: ['autodocs'],
  args: {
    name: 'Ball valve, brass, full bore, lever handle',
    url: '#4012301',
    imageUrl: pictures.ballValve,
    code: '4012301',
    codeLabel: 'Art. no',
    brand: 'Ventus',
    badges: [],
    attributes: [
      { name: 'Nominal size', value: '15', unit: 'mm' },
      { name: 'Thread', value: '1/2"', unit: '' },
      { name: 'Pressure', value: '25', unit: 'bar' },
    ],
    stock: inStock,
    price: price('89,50 kr'),
    add: <Add name="ball valve" />,
  },
} satisfies Meta<typeof ProductRow>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBadges: Story = { args: { badges: [...badges], price: price('74,00 kr', '89,50 kr') } }

/** A visitor sees no price and no stock, but can add to the purchase list (VAR-8). */
export const Visitor: Story = { args: { stock: undefined, price: undefined } }

/** The space of price and stock is reserved while they load. */
export const OnTheWay: Story = { args: { stock: stockOnItsWay, price: priceOnItsWay } }
export const NotBuyable: Story = {
  args: { stock: notStocked, add: <Add name="ball valve" buyable={false} /> },
}
/** A name in another language than the page's is read in its own. */
export const AnotherLanguage: Story = {
  args: { name: 'Kugelhahn, Messing, voller Durchgang, Hebelgriff', lang: 'de' },
}
export const LongNames: Story = {
  args: {
    name: 'Thermostatic radiator valve set, straight, with presetting, lockable sensor and compression couplings for copper and steel pipe',
    code: '4012301234567890123456789',
    brand: 'Pumpfabriken i Västra Götaland',
    badges: [...badges],
    attributes: [
      { name: 'Highest permitted operating temperature', value: '110', unit: '°C' },
      { name: 'Connection to the radiator', value: 'External thread 1/2"', unit: '' },
      { name: 'Material', value: 'Brass, nickel-plated', unit: '' },
    ],
    stock: onOrder,
    price: price('12 489,50 kr'),
  },
}
export const WithVariants: Story = {
  args: {
    variantsToggle: { label: 'Show 12 variants', expanded: true, onToggle: fn() },
    children: <p>Place of the variant list</p>,
  },
}
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
  args: { badges: [...badges] },
}
export const Between: Story = { decorators: [(Story) => <div style={{ inlineSize: 680 }}>{Story()}</div>] }

export const FiftyRows: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 12, listStyle: 'none', padding: 0, maxInlineSize: 960 }}>
      {Array.from({ length: 50 }, (_, index) => (
        <li key={index}>
          <ProductRow
            {...args}
            code={String(4012301 + index)}
            add={<Add name={`ball valve ${index + 1}`} />}
          />
        </li>
      ))}
    </ul>
  ),
}
/** Without a picture a placeholder keeps the space. */
export const MissingPicture: Story = { args: { imageUrl: '' } }
const hostile = {
  name: longName,
  code: '4012301401230140123014012301',
  brand: 'Pumpfabriken i Västra Götaland och Bohuslän',
  badges: [...badges, { kind: 'outlet', text: 'Last pieces in the outlet' }],
  imageUrl: '',
  attributes: [
    { name: 'Högsta tillåtna arbetstemperatur vid kontinuerlig drift', value: '110', unit: '°C' },
    { name: 'Anschluss', value: 'Rohrverbindungsmuffenverschraubungsdichtung', unit: '' },
    { name: 'Material', value: 'Brass, nickel-plated', unit: '' },
  ],
  price: price('1 234 567,00 kr', '2 345 678,00 kr'),
  stock: onOrder,
} satisfies Story['args']
export const HostileNames: Story = { args: hostile }
export const HostileNamesNarrow: Story = {
  args: hostile,
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
}
export const FromRightToLeft: Story = {
  args: {
    name: rtl.name,
    codeLabel: rtl.label,
    brand: rtl.short,
    attributes: [{ name: rtl.label, value: '15', unit: 'مم' }],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { badges: [...badges] },
  render: (args) => (
    <EveryBrand>
      <ProductRow {...args} />
    </EveryBrand>
  ),
}
