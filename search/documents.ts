import type { CatalogueChange } from '../api/platform/database/index.ts'

/** A product as the index needs it. `text` fields are by catalogue language (`sv fi nb nn da en`). */
export interface SourceProduct {
  id: number
  code: string
  brand: string
  categoryId: number
  labels: readonly number[]
  /** Some article of it can be sent at once; not so unless told. */
  isAvailable?: boolean
  names: Readonly<Record<string, string>>
  descriptions: Readonly<Record<string, string>>
  /** Never empty: a product without variants cannot be bought and is left out. */
  variants: readonly SourceVariant[]
}

export interface SourceVariant {
  id: number
  code: string
  manufacturerNumber: string
  ean: string
  attributes: readonly SourceValue[]
}

/** A value of a variant: a measure in thousandths, or a key into the words (or text as it is). */
export interface SourceValue {
  key: string
  number: number | null
  value: string | null
}

export interface SourceCategory {
  id: number
  parentId: number | null
  path: string
  position: number
}

export interface SourceAttribute {
  key: string
  kind: number
  unit: string
  position: number
}

/** What an index is built from. Products come in the order of their ids. */
export interface Source {
  version: number
  /** Number of the last change that is in it for certain; later ones are fed to the index. 0 unless told. */
  change?: number
  categories: readonly SourceCategory[]
  attributes: readonly SourceAttribute[]
  /** Names that are not a product's own, by owner (`category:1`, `value:brass`) and language. */
  names: SourceNames
  products(): AsyncIterable<readonly SourceProduct[]>
  customerNumbers(): AsyncIterable<readonly SourceNumber[]>
  assortments(): AsyncIterable<readonly SourceChoice[]>
}

export type SourceNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A customer's own number for a variant. */
export interface SourceNumber {
  customer: string
  variantId: number
  code: string
}

/** A product of a customer's assortment. */
export interface SourceChoice {
  customer: string
  productId: number
}

/** A source without what it reads piece by piece: it can be sent to another thread. */
export type SourceHead = Omit<Source, 'products' | 'customerNumbers' | 'assortments'>

/** A few products as they are now, to be fed to an index that is open. */
export interface Feed {
  /** All that were changed; those that are not among the products are gone. */
  ids: readonly number[]
  products: readonly SourceProduct[]
  /** Words of the products' values. */
  names: SourceNames
  customerNumbers: readonly SourceNumber[]
  assortments: readonly SourceChoice[]
}

/** A catalogue that is searched: it can be indexed as a whole, and says what has changed since. */
export interface Catalogue {
  /** `version` rises when the whole is another, `change` with each change of some products. */
  state(): Promise<{ version: number; change: number }>
  /**
   * Builds the index of what is there now at `path`, without holding this thread up. `isUrgent` when nobody can search
   * until it is there.
   */
  build(path: string, isUrgent: boolean): Promise<void>
  /** Changes after a number, oldest first, `most` at a time. */
  changes(after: number, most: number): Promise<CatalogueChange[]>
  read(ids: readonly number[]): Promise<Feed>
  /** Those of some products of which an article can be sent at once. A catalogue that knows no stock has no such call. */
  available?(ids: readonly number[]): Promise<ReadonlySet<number>>
}
