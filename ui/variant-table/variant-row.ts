import type { ReactNode } from 'react'

/** A column of the family's own: `key` finds its cell in every row. */
export interface VariantColumn {
  key: string
  label: string
  /** Right-aligned in figures of one width. */
  numeric?: boolean
  sortable?: boolean
}

/** One variant as the table and the cards show it. */
export interface VariantRow {
  code: string
  /** The customer's own number, or empty. */
  customCode: string
  url?: string
  /** How it is sold, when not by the piece: "3 m per length". Known before any price is. */
  pack?: string
  cells: Readonly<Record<string, { text: string; unit: string }>>
  /** A `StockIcon`. */
  stock?: ReactNode
  /** A `Price`. */
  price?: ReactNode
  /** A `QuantityAdd`. */
  add: ReactNode
  /** What to take instead of it. */
  replacement?: { href: string; text: string }
}
