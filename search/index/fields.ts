/** Searchable fields: the name, the attributes, and all of the product with its description. */
export const fields = ['anywhere', 'name', 'attributes'] as const
export type Field = (typeof fields)[number]

/** Terms of a product, separated by spaces. */
export type FieldTerms = readonly [name: string, attributes: string, text: string]

/** Calls `visit` for each term and field of a product. A field is given by its place in `fields`. */
export function forEachTerm(terms: FieldTerms, visit: (term: string, field: number) => void): void {
  for (const [column, text] of terms.entries()) {
    if (text === '') continue
    for (const term of text.split(' ')) {
      if (term === '') continue
      visit(term, 0)
      // The description has no field of its own.
      if (column < fields.length - 1) visit(term, column + 1)
    }
  }
}

/** Added to a term's id, the id of its postings in a field: those of one field are stored together. */
export const postingsOffset = (field: Field): number => fields.indexOf(field) * 2 ** 32
