import type { Migration } from './migration.ts'

/** Finds what customers have of their own by product and variant, for the products that are fed to the search. */
export const customerArticleIndexes: Migration = {
  name: '0007-own-of-customers',
  statements: [
    `create index "customerNumbersOfVariant" on "customerNumbers" ("variantId")`,
    `create index "assortmentsOfProduct" on "assortments" ("productId")`,
  ],
}
