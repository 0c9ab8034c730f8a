import type { DocumentSource, ProductDocument, AttributeValue } from '../../search/documents.ts'

/** A small catalogue for tests: products in readable form, ids and numbers are generated. */
export interface TestProduct {
  names: Record<string, string>
  description?: string
  keywords?: Record<string, string>
  brand?: string
  category: string
  labels?: number[]
  isAvailable?: boolean
  variants: Array<Record<string, number | string>>
}

/** `1000 + product` and two digits for the variant: `100101`. */
export const codeOf = (product: number, variant: number): string =>
  `${1000 + product}${String(variant + 1).padStart(2, '0')}`

const categoryWords: Record<string, Record<string, string>> = {
  valves: { sv: 'Ventiler', fi: 'Venttiilit', nb: 'Ventiler', da: 'Ventiler', en: 'Valves' },
  'valves/ball-valves': {
    sv: 'Kulventiler',
    fi: 'Palloventtiilit',
    nb: 'Kuleventiler',
    da: 'Kuglehaner',
    en: 'Ball valves',
  },
  pipe: { sv: 'Rör', fi: 'Putket', nb: 'Rør', nn: 'Røyr', da: 'Rør', en: 'Pipe' },
  'pipe/copper-pipe': {
    sv: 'Kopparrör',
    fi: 'Kupariputket',
    nb: 'Kobberrør',
    nn: 'Koparrøyr',
    da: 'Kobberrør',
    en: 'Copper pipe',
  },
  workwear: {
    sv: 'Arbetskläder',
    fi: 'Työvaatteet',
    nb: 'Arbeidsklær',
    nn: 'Arbeidsklede',
    da: 'Arbejdstøj',
    en: 'Workwear',
  },
}
const attributes = [
  { key: 'dn', kind: 1, unit: '', names: { sv: 'DN', en: 'DN' } },
  { key: 'thread', kind: 1, unit: '', names: { sv: 'Gänga', en: 'Thread' } },
  { key: 'diameter', kind: 1, unit: 'mm', names: { sv: 'Diameter', en: 'Diameter' } },
  { key: 'length', kind: 2, unit: 'm', names: { sv: 'Längd', en: 'Length' } },
  {
    key: 'pipe-length',
    kind: 2,
    unit: 'm',
    names: { sv: 'Stånglängd eller rulle', en: 'Bar length or coil' },
  },
  { key: 'light', kind: 2, unit: 'K', names: { sv: 'Ljusets färg', en: 'Colour of light' } },
  { key: 'material', kind: 1, unit: '', names: { sv: 'Material', en: 'Material' } },
  { key: 'size', kind: 1, unit: '', names: { sv: 'Storlek', en: 'Size' } },
]
const valueWords: Record<string, Record<string, string>> = {
  brass: { sv: 'Mässing', fi: 'Messinki', nb: 'Messing', da: 'Messing', en: 'Brass' },
  stainless: {
    sv: 'Rostfritt stål',
    fi: 'Ruostumaton teräs',
    nb: 'Rustfritt stål',
    da: 'Rustfrit stål',
    en: 'Stainless steel',
  },
}

const valueOf = ([key, value]: [string, number | string]): AttributeValue =>
  typeof value === 'number'
    ? { key, number: Math.round(value * 1000), value: null }
    : { key, number: null, value }

/** Creates the source of a test catalogue. */
export function documentSource(items: readonly TestProduct[], version = 1): DocumentSource {
  const paths = Object.keys(categoryWords)
  const products = items.map((item, index): ProductDocument => ({
    id: (index + 1) * 3,
    code: `P${1000 + index}`,
    brand: item.brand ?? 'Vattna',
    categoryId: paths.indexOf(item.category) + 1,
    labels: item.labels ?? [],
    isAvailable: item.isAvailable === true,
    names: item.names,
    descriptions: { sv: item.description ?? '' },
    keywords: item.keywords ?? {},
    variants: item.variants.map((variant, place) => ({
      id: (index + 1) * 100 + place,
      code: codeOf(index, place),
      manufacturerNumber: `KV-${index}.${place}9`,
      ean: `73500${String(index).padStart(5, '0')}${String(place).padStart(3, '0')}`,
      attributes: Object.entries(variant).map(valueOf),
    })),
  }))
  const words: Record<string, Record<string, string>> = {
    ...Object.fromEntries(paths.map((path, index) => [`category:${index + 1}`, categoryWords[path] ?? {}])),
    ...Object.fromEntries(attributes.map(({ key, names }) => [`attribute:${key}`, names])),
    ...Object.fromEntries(Object.entries(valueWords).map(([key, names]) => [`value:${key}`, names])),
  }
  return {
    version,
    categories: paths.map((path, index) => ({
      id: index + 1,
      parentId: path.includes('/') ? paths.indexOf(path.split('/')[0] ?? '') + 1 : null,
      path,
      position: index,
    })),
    attributes: attributes.map(({ key, kind, unit }, position) => ({ key, kind, unit, position })),
    names: words,
    products: async function* () {
      yield products
    },
    customerNumbers: async function* () {
      if (products.length > 1) yield [{ customer: 'c1', variantId: 200, code: 'MIN-77' }]
    },
    assortments: async function* () {
      yield [
        { customer: 'c1', productId: 3 },
        { customer: 'c1', productId: 9 },
      ]
    },
  }
}

/** Typical products of the trade. */
export const tradeProducts: TestProduct[] = [
  {
    names: {
      sv: 'Kulventil KV 110',
      fi: 'Palloventtiili KV 110',
      nb: 'Kuleventil KV 110',
      da: 'Kuglehane KV 110',
      en: 'Ball valve KV 110',
    },
    description: 'Avstängning med fullt genomlopp.',
    category: 'valves/ball-valves',
    variants: [
      { dn: '15', thread: 'G 1/2', material: 'brass' },
      { dn: '20', thread: 'G 3/4', material: 'brass' },
      { dn: '25', thread: 'G 1', material: 'brass' },
    ],
  },
  {
    names: {
      sv: 'Kulventil KV 220',
      fi: 'Palloventtiili KV 220',
      nb: 'Kuleventil KV 220',
      da: 'Kuglehane KV 220',
      en: 'Ball valve KV 220',
    },
    category: 'valves/ball-valves',
    brand: 'Kallvik',
    labels: [1],
    variants: [
      { dn: '32', thread: 'G 1 1/4', material: 'stainless' },
      { dn: '20', thread: 'G 3/4', material: 'stainless' },
    ],
  },
  {
    names: {
      sv: 'Kopparrör R 290',
      fi: 'Kupariputki R 290',
      nb: 'Kobberrør R 290',
      nn: 'Koparrøyr R 290',
      da: 'Kobberrør R 290',
      en: 'Copper pipe R 290',
    },
    description: 'Passar till kulventil och pressad skarv.',
    category: 'pipe/copper-pipe',
    variants: [
      { diameter: 15, length: 5 },
      { diameter: 15, length: 2.5 },
      { diameter: 6, length: 5 },
      { diameter: 22, length: 5 },
    ],
  },
  {
    names: {
      sv: 'Varseljacka',
      fi: 'Huomiotakki',
      nb: 'Varseljakke',
      da: 'Advarselsjakke',
      en: 'High-visibility jacket',
    },
    category: 'workwear',
    labels: [15],
    variants: [{ size: 'XL' }, { size: 'S' }, { size: 'M' }, { size: 'L' }],
  },
]
