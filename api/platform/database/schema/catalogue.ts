import type { Generated } from 'kysely'
import type { ChangeKind } from './change-kinds.ts'

/** Tables of articles, prices and stock. */
export interface CatalogueTables {
  categories: { id: number; parentId: number | null; path: string; family: string | null; position: number }
  /**
   * Texts of the catalogue by language (`sv fi nb nn da en`); `owner` is `category:1`, `product:5`, `attribute:dn`,
   * `value:brass` …
   */
  texts: { owner: string; field: string; language: string; text: string }
  attributes: { key: string; kind: 1 | 2 | 3; unit: string; position: number }
  products: {
    id: number
    code: string
    slug: string
    family: string
    brand: string
    categoryId: number
    /** Label kinds, comma-joined: `1,15`. */
    labels: string
    warranty: string
    replacedBy: string | null
    createdOn: string
  }
  variants: {
    id: number
    code: string
    productId: number
    position: number
    manufacturerNumber: string
    ean: string
    /** Order unit code: `st m par pkt l kg`. */
    unit: string
    decimalPrecision: number
    /** In the article's precision, always above 0. */
    unitVolume: number
    /** The price is for this many order units (100 for screws). */
    pricePer: number
    buyable: number
    replacedBy: string | null
    /** Local path of the variant's picture (`/pictures/ball-valve/dn25-brass.svg`), empty if it has none. */
    picture: string
  }
  /**
   * One row per variant and attribute: `number` (thousandths) for measures, otherwise `value` (key into texts, or
   * plain text).
   */
  variantAttributes: { variantId: number; attributeKey: string; number: number | null; value: string | null }
  priceGroups: { id: string; currency: string }
  prices: {
    variantId: number
    priceGroup: string
    amount: number
    campaignAmount: number | null
    campaignFrom: string | null
    campaignUntil: string | null
  }
  /** Warehouses. The address is empty if goods cannot be collected there. */
  warehouses: {
    id: string
    name: string
    country: string
    street: Generated<string>
    postalCode: Generated<string>
    city: Generated<string>
  }
  /** Days on which a branch is closed, in addition to weekends and public holidays. */
  branchClosedDays: { warehouseId: string; day: string }
  stock: {
    variantId: number
    warehouseId: string
    type: number
    quantity: number
    firstDeliveryDate: string | null
  }
  /** Quantity prices: `from` is in the article's precision, the price is for `pricePer` units. */
  volumePrices: { variantId: number; priceGroup: string; fromQuantity: number; amount: number }
  /** Related products: accessories (`accessory`) and alternatives (`alternative`). */
  relations: { productId: number; kind: 'accessory' | 'alternative'; position: number; relatedId: number }
  /** Configurations, each shared by several products: JSON, see `catalogue/configuration/rules.ts`. */
  configurationSets: { id: string; content: string }
  configuredProducts: { productId: number; setId: string }
  /**
   * Price of a choice of an option, or of a finishing (`print`, `embroidery`, `garmentText`, `logo`, with an empty
   * `choice`), per piece or per line. Free without a row.
   */
  optionPrices: {
    setId: string
    priceGroup: string
    option: string
    choice: string
    amount: number
    per: 'piece' | 'line'
  }
  /** Logos of customers for garments. */
  logos: { id: string; customerId: string; name: string; imageUrl: string }
  customerNumbers: { customerId: string; variantId: number; code: string }
  assortments: { customerId: string; productId: number }
  /** The source of an imported article. The shop's own articles have no row. */
  articleSources: { variantId: number; source: string }
  /** The category of a group in the catalogue of a source. */
  categorySources: { source: string; groupId: string; categoryId: number }
  /**
   * Further pictures of an article, from position 1 on in order. Position 0 is the article's own picture, whose row
   * only has its texts: JSON by language of what a picture shows, empty if there are none.
   */
  articlePictures: { variantId: number; position: number; url: string; words: string }
  /** `words` is the document's title: JSON by language, empty if the document is named by its kind. */
  documents: {
    id: number
    productId: number
    kind: string
    url: string
    /** 0 if unknown, as for files on other servers. */
    bytes: number
    words: Generated<string>
  }
  /** Facts of the catalogue as a whole: `version` increases with every load, `loadedAt` … */
  catalogueFacts: { key: string; value: string }
  /** Products that one transaction changed (`catalogue/changes.ts`); `products` are ids, comma-joined. */
  catalogueChanges: { number: number; kind: ChangeKind; products: string; announcedAt: string }
}
