/** VAT categories of EN 16931: standard rate, and exempt. */
export const vatCategories = ['S', 'E'] as const
export type VatCategory = (typeof vatCategories)[number]
