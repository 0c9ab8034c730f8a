import {
  addQuantities,
  type ArticleRow,
  fitsLine,
  onlyArticle,
  priceVisibilityOf,
  resolveNumbers,
  snapUp,
} from '../catalogue/articles/service.ts'
import type { OfferLeftOut } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import { type FoundLines, plain, unconfigured, type WantedLine } from './request-lines.ts'

/** A row of an article number. */
interface NumberRow {
  variantNumber: string
  quantity: number
  note?: string
}

/** A row whose number means one article. `quantity` is in order units, not yet rounded to packs. */
interface FoundRow {
  article: ArticleRow
  quantity: number
  note: string
}

/** The articles of rows. Left out are numbers of no article or several, and quantities that no line can have. */
async function findRows(
  queries: Queries,
  caller: Caller,
  rows: readonly NumberRow[],
): Promise<{ found: FoundRow[]; leftOut: OfferLeftOut[] }> {
  const { terms } = await priceVisibilityOf(queries, caller)
  const resolve = await resolveNumbers(
    queries,
    terms,
    rows.map(({ variantNumber }) => variantNumber),
  )
  const found: FoundRow[] = []
  const leftOut: OfferLeftOut[] = []
  for (const { variantNumber, quantity, note = '' } of rows) {
    const candidates = resolve(variantNumber)
    const article = onlyArticle(candidates)?.article
    if (article === undefined)
      leftOut.push({ text: variantNumber, reason: candidates.length === 0 ? 'unknown' : 'ambiguous' })
    else if (!fitsLine(snapUp(quantity, article), article))
      leftOut.push({ text: variantNumber, reason: 'quantity' })
    else found.push({ article, quantity, note })
  }
  return { found, leftOut }
}

const toLine = ({ article, quantity, note }: FoundRow): WantedLine => ({
  ...plain,
  note,
  text: article.code,
  variantId: article.variantId,
  quantity: snapUp(quantity, article),
  configuration: unconfigured,
})

/**
 * Lines of article numbers, one for each row. Left out are numbers of no article or several, and quantities that no
 * line can have.
 */
export async function linesOfNumbers(
  queries: Queries,
  caller: Caller,
  rows: readonly NumberRow[],
): Promise<FoundLines> {
  const { found, leftOut } = await findRows(queries, caller, rows)
  return { lines: found.map(toLine), leftOut }
}

/**
 * `linesOfNumbers`, where rows of one article with the same note are one line: packs are rounded once over their sum.
 */
export async function linesOfRows(
  queries: Queries,
  caller: Caller,
  rows: readonly NumberRow[],
): Promise<FoundLines> {
  const { found, leftOut } = await findRows(queries, caller, rows)
  const sums = new Map<string, FoundRow>()
  for (const row of found) {
    const key = `${row.article.variantId} ${row.note}`
    sums.set(key, { ...row, quantity: addQuantities(sums.get(key)?.quantity ?? 0, row.quantity) })
  }
  return { lines: [...sums.values()].map(toLine), leftOut }
}
