/** A value of an order with its name. A value may have several lines. */
export interface SheetFact {
  name: string
  value: string
}

/** Headings of the columns of the lines. */
export interface SheetHeadings {
  number: string
  name: string
  quantity: string
  unitPrice: string
  amount: string
}

/** A file inside the sheet: the same document for programs. */
export interface SheetAttachment {
  name: string
  /** Media type. */
  type: string
  description: string
  content: string
}

/** The sheet of an order without its lines, as texts in the language of the reader. */
export interface OrderSheet {
  /** Language tag. */
  language: string
  brand: string
  title: string
  opening: string
  facts: readonly SheetFact[]
  headings: SheetHeadings
  /** Freight, VAT and total; empty for users who do not see prices, whose lines have no prices either. */
  totals: readonly SheetFact[]
  showsPrices: boolean
  closing: string
  /** How to reach the customer service. */
  contact: string
  /** ISO 8601 in UTC. */
  placedAt: string
  /** Drawn as Code 128 below the title, for scanners. */
  barcode?: string
  /** Of a label for a parcel: it has no lines, and its page is A6. */
  parcel?: { to: SheetFact; from: SheetFact }
  /** For long-term storage, as PDF/A-3b: only such a sheet may have an attachment. */
  archive?: { attachment: SheetAttachment | null }
}

/** One line of the order, as texts. Prices are empty for users who do not see them. */
export interface SheetLine {
  number: string
  name: string
  /** Chosen options, note and goods mark of the line. */
  notes: readonly string[]
  quantity: string
  unitPrice: string
  amount: string
}
