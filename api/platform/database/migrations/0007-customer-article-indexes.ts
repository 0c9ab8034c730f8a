import type { Migration } from './migration.ts'

/** Finds customers' own numbers and assortments by product and variant, for the search index. */
export const customerArticleIndexes: Migration = {
  name: '0007-own-of-customers',
  statements: [
    `create index "customerNumbersOfVariant" on "customerNumbers" ("variantId")`,
    `create index "assortmentsOfProduct" on "assortments" ("productId")`,
  ],
}
