import type { Return, SaveReturnRequest } from '@tradecounter/api/contract'
import { readQuantity } from '@tradecounter/ui/quantity-input'
import type { Choice } from './use-line-choices.ts'

/** What is typed about lines, by `lineKey`: quantities, and batch or serial numbers. */
export interface TypedLines {
  quantities: Readonly<Record<string, string>>
  batches: Readonly<Record<string, string>>
  /** The article of a case without an order or an invoice. */
  freeName: string
}

type Positions = Pick<Choice, 'orderPosition' | 'invoicePosition'>

/** Identifies a line of an order or an invoice in the form. */
export const lineKey = ({ orderPosition, invoicePosition }: Positions): string =>
  `${orderPosition}-${invoicePosition}`

/** The key of the line in the customer's own words. */
export const freeKey = lineKey({ orderPosition: 0, invoicePosition: 0 })

/** Decimals of the quantity of a line whose own are unknown. */
const mostDecimals = 3

/**
 * A typed quantity, with a decimal comma or point; null if it is none of the line, which would be rounded, or can be
 * read in two ways.
 */
function quantityOf(text: string, decimals: number | null): number | null {
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/u.test(text.trim())) return null
  const quantity = readQuantity(text, decimals ?? 0)
  if (quantity === null) return null
  return Number(quantity.toFixed(decimals ?? mostDecimals)) === quantity ? quantity : null
}

/** The lines of a draft as they are typed; nothing for a new case. */
export function typedLinesOf(draft: Return | undefined): TypedLines {
  const lines = draft?.lines ?? []
  return {
    quantities: Object.fromEntries(
      lines.map((line) => [lineKey(line), String(line.quantity).replace('.', ',')]),
    ),
    batches: Object.fromEntries(lines.map((line) => [lineKey(line), line.batch])),
    freeName: lines.find((line) => lineKey(line) === freeKey)?.name ?? '',
  }
}

/** What is wrong with typed lines: none is chosen, or these have a quantity that cannot be returned. */
export type LineProblem = { kind: 'none' } | { kind: 'quantity'; keys: readonly string[] }

/** The lines that are typed, as the call names them, or what is wrong with them. A draft may have no lines. */
export function readTypedLines(
  { quantities, batches, freeName }: TypedLines,
  choices: readonly Choice[] | null,
): { lines: SaveReturnRequest['lines']; keys: readonly string[] } | LineProblem {
  const rows =
    choices === null
      ? freeName.trim() === ''
        ? []
        : [
            {
              orderPosition: 0,
              invoicePosition: 0,
              name: freeName.trim(),
              most: Number.POSITIVE_INFINITY,
              decimals: null,
            },
          ]
      : choices.filter(({ closed }) => !closed).map((choice) => ({ ...choice, name: '' }))
  const typed = rows
    .map((row) => ({ row, key: lineKey(row) }))
    .filter(({ key }) => choices === null || (quantities[key] ?? '').trim() !== '')
    .map((each) => ({ ...each, quantity: quantityOf(quantities[each.key] ?? '', each.row.decimals) }))
  const wrong = typed.filter(
    ({ quantity, row }) => quantity === null || quantity > row.most || (choices === null && quantity === 0),
  )
  if (wrong.length > 0) return { kind: 'quantity', keys: wrong.map(({ key }) => key) }
  const chosen = typed.filter(({ quantity }) => quantity !== 0)
  return {
    keys: chosen.map(({ key }) => key),
    lines: chosen.map(({ row: { orderPosition, invoicePosition, name }, key, quantity }) => ({
      orderPosition,
      invoicePosition,
      name,
      quantity: quantity ?? 0,
      batch: (batches[key] ?? '').trim(),
    })),
  }
}
