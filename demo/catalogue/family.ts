import type { Translations } from './translations.ts'

/**
 * A value of an attribute: a number for measures (kind 2), else a key of `values.ts` or a text that is the same in
 * every language.
 */
export type Value = string | number
export type Row = Readonly<Record<string, Value>>

/** How an article is sold. Quantities in the order unit. */
export interface Pack {
  unit: 'st' | 'm' | 'par' | 'pkt'
  precision: 0 | 1
  /** Quantities are raised to multiples of this number, or of the attribute with this key. */
  volume: number | string
  /** Number of units that the price is for. */
  pricePer: number
}

/** A family of products: their common facts, and the ranges of the others. */
export interface Family {
  /** Part of picture addresses, and last segment of the category's path. */
  key: string
  /** First two digits of its seven-digit article numbers. */
  prefix: number
  /** Second-level category, `valves/shut-off-valves`. */
  category: string
  name: Translations
  plural: Translations
  /** One or two sentences about every product of the family. */
  about: Translations
  brands: readonly string[]
  /** Letters of the series: `KV` gives KV 110, KV 120 … */
  series: string
  pack: Pack
  /** Attributes that differ between products, with their values. */
  choices: Readonly<Record<string, readonly Value[]>>
  /** Attributes that differ between variants; a product gets some consecutive rows. */
  rows: readonly Row[]
  /** An attribute with several values for each row, such as the colour. */
  cross: Readonly<Record<string, readonly Value[]>>
  /** Attributes of every variant. */
  fixed: Row
  /** Minimum and maximum number of variants of a product. */
  variants: readonly [number, number]
  /** List price in Swedish kronor from the variant's attributes. */
  price: (of: (key: string) => number) => number
  /** Attributes that change the picture. */
  picture: readonly string[]
  warrantyYears: number
  /** Some of its products can be rented. */
  rental: boolean
  /** Share of the catalogue relative to other families, which have 1. */
  weight: number
}

const piece: Pack = { unit: 'st', precision: 0, volume: 1, pricePer: 1 }

type Needed =
  | 'key'
  | 'prefix'
  | 'category'
  | 'name'
  | 'plural'
  | 'about'
  | 'brands'
  | 'series'
  | 'rows'
  | 'price'
  | 'picture'

/** A family with default values. */
export function family(facts: Pick<Family, Needed> & Partial<Family>): Family {
  return {
    pack: piece,
    choices: {},
    cross: {},
    fixed: {},
    variants: [2, 4],
    warrantyYears: 2,
    rental: false,
    weight: 1,
    ...facts,
  }
}

/** Sold in packs of this many pieces. */
export const packOf = (volume: number): Pack => ({ ...piece, volume })
/** Sold by the metre in whole lengths or coils, with one decimal; the attribute is the length. */
export const byLength = (attribute: string): Pack => ({
  unit: 'm',
  precision: 1,
  volume: attribute,
  pricePer: 1,
})
/** Sold in boxes, priced per hundred; the attribute is the number per box. */
export const byBox = (attribute: string): Pack => ({ ...piece, volume: attribute, pricePer: 100 })
/** Sold by the pair. */
export const byPair: Pack = { ...piece, unit: 'par' }

/** Rows that differ in one attribute. */
export const along = (key: string, values: readonly Value[]): Row[] =>
  values.map((value) => ({ [key]: value }))

/** Nominal diameters with their pipe threads, DN 10 to 50. */
export const threaded: readonly Row[] = [
  { dn: '10', thread: 'G 3/8' },
  { dn: '15', thread: 'G 1/2' },
  { dn: '20', thread: 'G 3/4' },
  { dn: '25', thread: 'G 1' },
  { dn: '32', thread: 'G 1 1/4' },
  { dn: '40', thread: 'G 1 1/2' },
  { dn: '50', thread: 'G 2' },
]
