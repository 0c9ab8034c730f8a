import type { ArticleRow } from '../catalogue/articles/service.ts'
import type { FreeTextUnit } from '../contract/index.ts'

/** The `variantId` of a line of free text. Article ids start at 1. */
export const noVariant = 0

/** Whether a line is free text instead of an article. */
export const isFreeText = ({ variantId }: { variantId: number }): boolean => variantId === noVariant

/** Decimals of quantities by unit; units that are counted in pieces have none. */
const decimals: Partial<Record<string, number>> = { m: 2, l: 2, kg: 2 } satisfies Partial<
  Record<FreeTextUnit, number>
>

/** Rounding rules for the quantity of a line of free text, by unit. */
export const freeTextPacking = (unit: string) => ({ decimalPrecision: decimals[unit] ?? 0, unitVolume: 1 })

/**
 * A line of free text as an article: without price, stock and product. Its code is the text, because an item
 * without a product is named by its code.
 */
export const freeTextArticle = (line: { freeText: string; freeTextUnit: string }): ArticleRow => ({
  variantId: noVariant,
  code: line.freeText,
  unit: line.freeTextUnit,
  ...freeTextPacking(line.freeTextUnit),
  pricePer: 1,
  buyable: 1,
  picture: '',
  replacedBy: null,
  productId: 0,
  slug: '',
  productCode: '',
  amount: null,
  campaignAmount: null,
  campaignFrom: null,
  campaignUntil: null,
  stockType: null,
  stockQuantity: null,
  firstDeliveryDate: null,
  customerNumber: null,
  hasPrice: 0,
  firstStep: null,
})
