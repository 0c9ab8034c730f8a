/** Where a word of a product may stand: in its name, among its attributes, or anywhere, its text too. */
export const fields = ['anywhere', 'name', 'attributes'] as const
export type Field = (typeof fields)[number]

/** Terms of a product by column, as they are indexed. */
export type ColumnTerms = readonly [name: string, attributes: string, text: string]

/** Calls back for each term of a product with the fields that it stands in, by their places. */
export function eachTerm(terms: ColumnTerms, visit: (term: string, field: number) => void): void {
  for (const [column, written] of terms.entries()) {
    if (written === '') continue
    for (const term of written.split(' ')) {
      if (term === '') continue
      visit(term, 0)
      // The text is no field of its own.
      if (column < fields.length - 1) visit(term, column + 1)
    }
  }
}

/** Place of a term's rows in the file: those of one field stand together, in the order of the terms. */
export const rowsPlace = (field: Field): number => fields.indexOf(field) * 2 ** 32
