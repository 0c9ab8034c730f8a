import type { ReactNode } from 'react'

/** A column of the product family; `key` is the key of its cell in every row. */
export interface VariantColumn {
  key: string
  label: string
  /** The language of the label, if it is not that of the page. */
  lang?: string
  /** Right-aligned, in tabular figures. */
  numeric?: boolean
  sortable?: boolean
}

/** One variant for the table and the cards. */
export interface VariantRow {
  code: string
  /** The customer's own number, or empty. */
  customCode: string
  url?: string
  /** Packaging, if not sold by the piece: "3 m per length". Known before any price is. */
  pack?: string
  cells: Readonly<Record<string, { text: string; unit: string; lang?: string }>>
  /** A `StockIcon`. */
  stock?: ReactNode
  /** A `Price`. */
  price?: ReactNode
  /** A `QuantityAdd`. */
  add: ReactNode
  /** The replacement article. */
  replacement?: { href: string; text: string }
}
