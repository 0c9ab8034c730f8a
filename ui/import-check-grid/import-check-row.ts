import type { ReactNode } from 'react'
import type { ImportOutcome } from './outcomes.ts'

/** One pasted or uploaded row and its outcome. */
export interface ImportCheckRow {
  /** Number of the row in the file, from 1. */
  line: number
  /** The row as it was in the file. */
  raw: string
  outcome: ImportOutcome
  /** The number as written; without it the row has none to correct. */
  number?: string
  articleNumber?: string
  name?: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** With its unit: "20 m". */
  quantity?: string
  /** Absent if no article is known. */
  imageUrl?: string
  /** A `StockIcon`, below the article. */
  stock?: ReactNode
  /** Formatted amount of the whole row, and the unit price below it. */
  totalPrice?: string
  unitPrice?: string
  /** Why, or what was changed: "Raised to a whole pack of 10". */
  note?: string
  /** The articles that an ambiguous number can mean, or whose numbers are one digit off an unknown one. */
  choices?: readonly { value: string; label: string; name?: string }[]
  chosen?: string
}
