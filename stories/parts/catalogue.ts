import type {
  Facet,
  Product,
  ProductHit,
  SearchResult,
  StockPrices,
  VariantItem,
} from '@tradecounter/api/contract'
import { pictures } from './goods.tsx'

const sizes = ['10', '15', '20', '25', '32', '40', '50', '65', '80', '100', '125', '150']
const threads = ['3/8', '1/2', '3/4', '1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '4', '5', '6']

const variantAt = (index: number, name: string): VariantItem => ({
  code: String(4012301 + index),
  originalCode: `KV110.${index + 1}`,
  customCode: index === 1 ? 'LI-1045' : '',
  url: `/p/ball-valve-${4012301 + index}`,
  ticket: '',
  stock: null,
  price: null,
  priceUnit: 'pcs',
  isCampaignPrice: false,
  buyable: index !== 4,
  isReplacement: false,
  replacementLink: null,
  isActiveVariant: index === 1,
  unitVolume: index > 8 ? 5 : 1,
  decimalPrecision: 0,
  displayUnitCode: 'pcs',
  image: { url: pictures.ballValve },
  productName: name,
  variantLabel: '',
  ean: '7312345678901',
  attributes: {
    dn: { value: sizes[index % sizes.length] ?? '', unit: 'mm', isUnit: true },
    thread: { value: `G ${threads[index % threads.length] ?? ''}`, unit: '', isUnit: false },
    pressure: { value: '40', unit: 'bar', isUnit: true },
  },
})

/** A product with `count` variants. */
export const productWith = (count: number, changes: Partial<Product> = {}): Product => ({
  code: 'T300110',
  name: 'Ball valve Kallvik KV 110, brass, lever',
  brand: 'Kallvik',
  url: '/p/ball-valve-T300110',
  description:
    'Full bore ball valve with a quarter turn between open and closed. The gland can be tightened in use.',
  warrantyText: 'Five years from delivery against faults of material and manufacture.',
  labels: [1, 15],
  images: [
    { url: pictures.ballValve, alt: 'Ball valve with a red lever' },
    { url: pictures.tap, alt: 'Ball valve from the side' },
  ],
  breadcrumbs: [
    { text: 'Valves', url: '/c/valves' },
    { text: 'Ball valves', url: '/c/valves/ball-valves' },
  ],
  keyAttributes: [
    { name: 'Material', value: 'Brass', unit: '' },
    { name: 'Handle', value: 'Lever', unit: '' },
    { name: 'Highest temperature', value: '120', unit: '°C' },
  ],
  attributes: [
    { name: 'Material', value: 'Brass', unit: '' },
    { name: 'Handle', value: 'Lever', unit: '' },
    { name: 'Highest temperature', value: '120', unit: '°C' },
    { name: 'Pressure class', value: 'PN 40', unit: '' },
  ],
  documents: [
    { title: 'Data sheet', url: '/documents/T300110/data-sheet.pdf', kind: 'data-sheet', bytes: 1_240_000 },
  ],
  replacedBy: [],
  replaces: [],
  variantList: {
    settings: { headers: { dn: 'DN', thread: 'Thread', pressure: 'Pressure' } },
    items: Array.from({ length: count }, (_, index) => variantAt(index, 'Ball valve Kallvik KV 110')),
  },
  ...changes,
})

const names = [
  ['Ball valve Kallvik KV 110, brass, lever', 'Kallvik', pictures.ballValve],
  ['Copper pipe Rostra CU 120, 5 m, bare', 'Rostra', pictures.pipe],
  ['Kitchen mixer tap Vattna KM 300, chrome, high swivel spout with dishwasher stop', 'Vattna', pictures.tap],
  ['High-visibility jacket Varsel, class 3', 'Norvent', pictures.jacket],
] as const

const hitAt = (index: number): ProductHit => {
  const [name, brand, imageUrl] = names[index % names.length] ?? names[0]
  const variant = variantAt(index, name)
  return {
    code: `T30011${index}`,
    name,
    brand,
    url: `/p/x-T30011${index}`,
    imageUrl,
    labels: index === 1 ? [1] : index === 3 ? [15, 10] : [],
    variantCount: index % 2 === 0 ? 12 : 1,
    keyAttributes: [
      { name: 'DN', value: sizes[index % sizes.length] ?? '', unit: 'mm' },
      { name: 'Material', value: 'Brass', unit: '' },
    ],
    variant,
    ticket: '',
  }
}

const facet = (attributeId: string, name: string, unit: string, values: readonly string[]): Facet => ({
  attributeId,
  name,
  unit,
  values: values.map((value, index) => ({
    fieldName: attributeId,
    text: value,
    value,
    type: 1,
    selected: false,
    disabled: false,
    count: 40 - index,
    min: null,
    max: null,
  })),
})

/** A list with `count` rows on its first page, of `total`. */
export const listOf = (count: number, total: number): SearchResult => ({
  searchPhrase: 'valve',
  didYouMean: null,
  exactMatchUrl: null,
  nearNumbers: [],
  preparing: null,
  total,
  page: 1,
  pageSize: count,
  sort: 'Relevance',
  products: Array.from({ length: count }, (_, index) => hitAt(index)),
  words: null,
  onlyMentioned: false,
  nearMatches: null,
  facets: {
    myAssortment: null,
    inStock: null,
    topCategoryFacets: [facet('category', 'Category', '', ['Valves', 'Pipe', 'Taps'])],
    globalFacets: [facet('brand', 'Brand', '', ['Kallvik', 'Rostra', 'Vattna', 'Norvent'])],
    dynamicFacets: [facet('dn', 'DN', 'mm', sizes)],
    activeFacets: [],
  },
})

/** Stock and prices for any requested articles, in every state. */
export function stockPricesFor(body: unknown): StockPrices {
  const { items } = body as { items: readonly string[] }
  return {
    currency: 'SEK',
    items: items.map((code, index) => {
      const isCampaignPrice = index % 4 === 1
      return {
        code,
        stock: {
          type: index % 3 === 0 ? 3 : index % 3 === 1 ? 4 : 2,
          quantity: 15 + index * 180,
          firstDeliveryDate: index % 3 === 0 ? null : '2026-12-01',
          warehouseId: 'w1',
        },
        price: 7510 + index * 2490,
        priceUnit: 'pcs',
        isCampaignPrice,
        ordinaryPrice: isCampaignPrice ? 12990 + index * 2490 : null,
        volumePrices: [],
        localStock: null,
      }
    }),
  }
}
