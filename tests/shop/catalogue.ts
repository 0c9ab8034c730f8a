import type {
  Facet,
  Product,
  ProductHit,
  SearchResult,
  StockPrices,
  VariantItem,
} from '@tradecounter/api/contract'

export const variant = (changes: Partial<VariantItem> = {}): VariantItem => ({
  code: '4012345',
  originalCode: 'KV15',
  customCode: '',
  url: '/p/kulventil-4012345',
  ticket: 't1',
  stock: null,
  price: null,
  priceUnit: 'st',
  isCampaignPrice: false,
  buyable: true,
  isReplacement: false,
  replacementLink: null,
  isActiveVariant: false,
  unitVolume: 1,
  decimalPrecision: 0,
  displayUnitCode: 'st',
  image: { url: '/pictures/1.svg' },
  productName: 'Kulventil mässing',
  variantLabel: '',
  ean: '7312345678901',
  attributes: { dn: { value: '15', unit: 'mm', isUnit: true } },
  ...changes,
})

/** `count` variants with numbers 4000001 …, diameters 1 … */
export const variants = (count: number): VariantItem[] =>
  Array.from({ length: count }, (_, index) =>
    variant({
      code: String(4000001 + index),
      url: `/p/kulventil-${4000001 + index}`,
      attributes: { dn: { value: String(index + 1), unit: 'mm', isUnit: true } },
    }),
  )

export const hit = (code: string, name: string, changes: Partial<ProductHit> = {}): ProductHit => ({
  code: `P${code}`,
  name,
  brand: 'Armatec',
  url: `/p/x-P${code}`,
  imageUrl: '/pictures/1.svg',
  labels: [],
  variantCount: 1,
  keyAttributes: [{ name: 'Diameter', value: '15', unit: 'mm' }],
  variant: variant({ code, productName: name, url: `/p/x-${code}` }),
  ticket: 't',
  ...changes,
})

export const facet = (
  attributeId: string,
  name: string,
  values: readonly string[],
  type: 1 | 2 | 3 = 1,
): Facet => ({
  attributeId,
  name,
  unit: '',
  values: values.map((value) => ({
    fieldName: attributeId,
    text: value,
    value,
    type,
    selected: false,
    disabled: false,
    count: 3,
    min: null,
    max: null,
  })),
})

export const searchResult = (
  products: readonly ProductHit[],
  changes: Partial<SearchResult> = {},
): SearchResult => ({
  searchPhrase: '',
  didYouMean: null,
  exactMatchUrl: null,
  nearNumbers: [],
  preparing: null,
  total: products.length,
  page: 1,
  pageSize: 24,
  sort: 'Relevance',
  products: [...products],
  words: null,
  onlyMentioned: false,
  nearMatches: null,
  facets: {
    myAssortment: null,
    inStock: null,
    topCategoryFacets: [],
    globalFacets: [facet('material', 'Material', ['Mässing', 'Stål'])],
    dynamicFacets: [],
    activeFacets: [],
  },
  ...changes,
})

export const stockPrices = (
  codes: readonly string[],
  changes: Partial<StockPrices['items'][number]> = {},
): StockPrices => ({
  currency: 'SEK',
  items: codes.map((code) => ({
    code,
    stock: { type: 3, quantity: 1200, firstDeliveryDate: null, warehouseId: 'w1' },
    price: 12950,
    priceUnit: 'st',
    isCampaignPrice: false,
    ordinaryPrice: null,
    volumePrices: [],
    localStock: null,
    ...changes,
  })),
})

export const product = (items: readonly VariantItem[], changes: Partial<Product> = {}): Product => ({
  code: 'P1',
  name: 'Kulventil mässing',
  brand: 'Armatec',
  url: '/p/kulventil-P1',
  description: 'Ventil för tappvatten. Fullt genomlopp.',
  warrantyText: 'Fem års garanti.',
  labels: [1],
  images: [{ url: '/pictures/1.svg', alt: 'Kulventil' }],
  breadcrumbs: [{ text: 'Ventiler', url: '/c/ventiler' }],
  keyAttributes: [{ name: 'Material', value: 'Mässing', unit: '' }],
  attributes: [{ name: 'Tryck', value: '16', unit: 'bar' }],
  documents: [{ title: 'Datablad', url: '/documents/1.pdf', kind: 'PDF', bytes: 1_240_000 }],
  replacedBy: [],
  replaces: [],
  variantList: { settings: { headers: { dn: 'Diameter' } }, items: [...items] },
  ...changes,
})
