import type { CheckedRow, OfferRequest } from '@tradecounter/api/contract'
import type { LeftOutLine } from '../left-out.tsx'

type WantedRow = Extract<OfferRequest['from'], { kind: 'rows' }>['rows'][number]

/** Limits of a row in a request (`offerRequestSchema`). */
const leastQuantity = 0.001
const mostQuantity = 100_000
const longestNumber = 50

/**
 * Rows of a file or paste as a request sends them. A row whose number leads nowhere is sent too: the server says why it
 * is left out. Rows without a number or quantity, and those that their sheet hides, are left out here.
 */
export function requestedRows(rows: readonly CheckedRow[]): { wanted: WantedRow[]; leftOut: LeftOutLine[] } {
  const wanted: WantedRow[] = []
  const leftOut: LeftOutLine[] = []
  for (const { raw, outcome, variantNumber, written, quantity, askedQuantity } of rows) {
    // A quantity of 0 means that the article is not wanted, or that whole packs of an earlier row cover it.
    if (outcome === 'skipped' || quantity === 0) continue
    const number = (variantNumber || written).trim()
    const asked = quantity ?? askedQuantity
    if (outcome === 'hidden') leftOut.push({ text: raw, reason: 'hidden' })
    else if (number === '' || number.length > longestNumber || asked === null)
      leftOut.push({ text: raw, reason: 'unreadable' })
    else if (asked < leastQuantity || asked > mostQuantity) leftOut.push({ text: raw, reason: 'quantity' })
    else wanted.push({ variantNumber: number, quantity: asked })
  }
  return { wanted, leftOut }
}
