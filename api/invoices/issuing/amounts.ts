import * as v from 'valibot'
import { vatOn } from '../../carts/service.ts'
import { type VatCategory, vatCategories } from '../../platform/database/schema/vat-categories.ts'
import { divideHalfUp, lineTotal, sumOf } from '../../catalogue/articles/service.ts'

const vatEntries = {
  vatCategory: v.picklist(vatCategories),
  vatThousandths: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
}

/** Amount without VAT that is added to the lines, such as freight. */
export const chargeSchema = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...vatEntries,
})
export type Charge = v.InferOutput<typeof chargeSchema>

/** What is taxed at one rate (BG-23): taxable amount (BT-116) and tax (BT-117). */
export const vatRowSchema = v.object({ ...vatEntries, net: v.number(), vat: v.number() })
export type VatRow = v.InferOutput<typeof vatRowSchema>

/** What the amounts of a line are made of. The quantity is stored in the line's precision; the price is without VAT. */
export interface PricedQuantity {
  unitPrice: number
  pricePer: number
  quantity: number
  decimalPrecision: number
  /** Discount on the line, in thousandths of its price. */
  discountThousandths: number
}

/** The discount of a line (BT-136) and its net amount (BT-131), each rounded half up. */
export function lineAmounts(line: PricedQuantity): { gross: number; discount: number; net: number } {
  const gross = lineTotal(line, line.quantity)
  const discount = Number(divideHalfUp(BigInt(gross) * BigInt(line.discountThousandths), 1000n))
  return { gross, discount, net: gross - discount }
}

/** A net amount with its VAT. */
export interface Taxed {
  net: number
  vatCategory: VatCategory
  vatThousandths: number
}

/** Sums of a document in the minor unit. */
export interface InvoiceAmounts {
  /** BT-106 and BT-108. */
  lineSum: number
  chargeSum: number
  /** BT-109, BT-110 and BT-112. */
  net: number
  vat: number
  total: number
  vatRows: VatRow[]
}

/**
 * The sums of a document as EN 16931 states: lines are rounded one by one, VAT once per rate on the sum of its lines
 * and charges (BR-CO-10 to BR-CO-17).
 */
export function invoiceAmounts(lines: readonly Taxed[], charges: readonly Charge[]): InvoiceAmounts {
  const parts = [...lines, ...charges.map(({ amount: net, ...vat }) => ({ net, ...vat }))]
  const byRate = Map.groupBy(
    parts,
    ({ vatCategory, vatThousandths }) => `${vatCategory} ${String(vatThousandths).padStart(4, '0')}`,
  )
  const vatRows = [...byRate]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .flatMap(([, taxed]): VatRow[] => {
      const [first] = taxed
      if (first === undefined) return []
      const { vatCategory, vatThousandths } = first
      const net = sumOf(taxed.map((part) => part.net))
      return [{ vatCategory, vatThousandths, net, vat: vatOn(net, vatThousandths) }]
    })
  const lineSum = sumOf(lines.map(({ net }) => net))
  const chargeSum = sumOf(charges.map(({ amount }) => amount))
  const vat = sumOf(vatRows.map((row) => row.vat))
  const net = lineSum + chargeSum
  return { lineSum, chargeSum, net, vat, total: net + vat, vatRows }
}
