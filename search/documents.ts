/**
 * One product: the unit that the index finds and ranks. Filters apply to its variants. Texts are keyed by language
 * code (`sv fi nb nn da en`).
 */
export interface ProductDocument {
  id: number
  code: string
  brand: string
  categoryId: number
  /** Marks that lists can be filtered by. They never change what a phrase finds or its order. */
  labels: readonly number[]
  /** Whether some variant can be sent at once; false by default. */
  isAvailable?: boolean
  names: Readonly<Record<string, string>>
  descriptions: Readonly<Record<string, string>>
  /** Words that find the product and are not shown; they count as its attributes do. */
  keywords?: Readonly<Record<string, string>>
  /** At least one. */
  variants: readonly VariantDocument[]
}

export interface VariantDocument {
  id: number
  code: string
  manufacturerNumber: string
  ean: string
  attributes: readonly AttributeValue[]
}

/** An attribute value of a variant: a measure in thousandths, or a key of `TranslatedNames` (or plain text). */
export interface AttributeValue {
  key: string
  number: number | null
  value: string | null
}

export interface Category {
  id: number
  parentId: number | null
  path: string
  position: number
}

/** Kinds of attributes: single values, measures that are filtered by bounds, and yes or no. */
export const attributeKinds = { single: 1, interval: 2, yesNo: 3 } as const

export interface Attribute {
  key: string
  /** One of `attributeKinds`. */
  kind: number
  unit: string
  position: number
  /** Whether lists offer it as a filter; true by default. */
  isOffered?: boolean
}

/** Names of categories, attributes and values, by owner (`category:1`, `attribute:dn`, `value:brass`) and language. */
export type TranslatedNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A customer's own number for a variant. */
export interface CustomerNumber {
  customer: string
  variantId: number
  code: string
}

/** A product of a customer's assortment. */
export interface AssortmentEntry {
  customer: string
  productId: number
}

/** Everything that an index is built from. Products come in ascending order of their ids. */
export interface DocumentSource {
  version: number
  /**
   * Number of the last change that the documents certainly contain; 0 by default. Later changes are applied as updates.
   */
  change?: number
  /** Number of products, by which the progress of a build is told. */
  productCount?: number
  categories: readonly Category[]
  attributes: readonly Attribute[]
  names: TranslatedNames
  products(): AsyncIterable<readonly ProductDocument[]>
  customerNumbers(): AsyncIterable<readonly CustomerNumber[]>
  assortments(): AsyncIterable<readonly AssortmentEntry[]>
}

/** A source without its streams: it can be sent to another process. */
export type DocumentSourceHeader = Omit<DocumentSource, 'products' | 'customerNumbers' | 'assortments'>

/** A module that the build process imports to read the documents itself. */
export interface DocumentModule {
  openDocuments(options: unknown): Promise<{ source: DocumentSource; close(): Promise<void> }>
}

/** The current state of a few products, to be applied to an open index. */
export interface DocumentUpdate {
  /** All products of the update; those without a document were removed. */
  ids: readonly number[]
  products: readonly ProductDocument[]
  /** Names of the products' attribute values. */
  names: TranslatedNames
  customerNumbers: readonly CustomerNumber[]
  assortments: readonly AssortmentEntry[]
}

/**
 * A change of some products: of their `documents`, of their `availability` alone, or of something that the index does
 * not hold (`other`). Numbers rise by one.
 */
export interface CatalogueChange {
  number: number
  kind: 'documents' | 'availability' | 'other'
  productIds: readonly number[]
}

/** The catalogue behind an index: the application implements it. */
export interface Catalogue {
  /** `version` rises when the catalogue as a whole is replaced, `change` with each change of some products. */
  state(): Promise<{ version: number; change: number }>
  /**
   * Builds an index of the current catalogue at `path` without blocking this thread; see `buildInProcess`. `isUrgent`
   * is true while no index answers. Reports the share that is done, 0 to 1.
   */
  build(path: string, isUrgent: boolean, onProgress?: (share: number) => void): Promise<void>
  /** At most `limit` changes after a number, oldest first. */
  changes(after: number, limit: number): Promise<readonly CatalogueChange[]>
  readUpdate(ids: readonly number[]): Promise<DocumentUpdate>
  /** The products among `ids` of which a variant can be sent at once. Left out by a catalogue without stock. */
  findAvailable?(ids: readonly number[]): Promise<ReadonlySet<number>>
}
