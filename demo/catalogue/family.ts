import type { Words } from './translations.ts'

/** A value of an attribute: a number for measures (kind 2), else a key into the values' words or text as it is. */
export type Value = string | number
export type Row = Readonly<Record<string, Value>>

/** How an article is sold. Quantities in the order unit. */
export interface Pack {
  unit: 'st' | 'm' | 'par' | 'pkt'
  precision: 0 | 1
  /** Quantities snap to multiples of this, or of the attribute that is named. */
  volume: number | string
  /** The price is for so many units. */
  pricePer: number
}

/** A family of trade goods: what its products share, and the ranges that they vary in. */
export interface Family {
  /** Names the family in pictures and as the last part of its category's path. */
  key: string
  /** First two digits of its seven-digit article numbers. */
  prefix: number
  /** Second-level category, `valves/shut-off-valves`. */
  category: string
  name: Words
  plural: Words
  /** One or two sentences about every product of the family. */
  about: Words
  brands: readonly string[]
  /** Letters of the series: `KV` gives KV 110, KV 120 … */
  series: string
  pack: Pack
  /** What a product is one of. */
  choices: Readonly<Record<string, readonly Value[]>>
  /** What its variants run through, in order; a product takes a stretch of them. */
  rows: readonly Row[]
  /** What variants run through beside the rows (colours), one to three of them. */
  cross: Readonly<Record<string, readonly Value[]>>
  /** True of every variant. */
  fixed: Row
  /** Fewest and most variants of a product. */
  variants: readonly [number, number]
  /** List price in Swedish kronor from the variant's attributes. */
  price: (of: (key: string) => number) => number
  /** Attributes that change the picture. */
  picture: readonly string[]
  warrantyYears: number
  /** Some of its products can be rented. */
  rental: boolean
  /** Share of the catalogue beside the other families' 1. */
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

/** A family with the usual values for what it does not say. */
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

/** Sold in packs of so many pieces. */
export const packOf = (volume: number): Pack => ({ ...piece, volume })
/** Sold by the metre in whole lengths or coils, one decimal; the attribute says how long one is. */
export const byLength = (attribute: string): Pack => ({
  unit: 'm',
  precision: 1,
  volume: attribute,
  pricePer: 1,
})
/** Sold in boxes, priced for a hundred; the attribute says how many are in a box. */
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
