import type * as v from 'valibot'
import { freeTextPacking, isFreeText } from '../../carts/service.ts'
import { findArticlesById, snapUp } from '../../catalogue/articles/service.ts'
import type { sellerAnswerSchema } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { requesterOf } from './lock-for-seller.ts'
import { wantedAgain, type WantedLine } from '../request-lines.ts'
import { linesOfNumbers } from '../rows.ts'
import { type OfferHeadRow, readOfferLines } from '../store.ts'

/** What a seller answers. */
export type Answer = v.InferOutput<typeof sellerAnswerSchema>

/** The lines of a new version. Errors: 400 by field, 404 for a line that the current version does not have. */
export async function linesOfAnswer(
  { trx }: WriteContext,
  offer: OfferHeadRow,
  lines: Answer['lines'],
): Promise<WantedLine[]> {
  const current = new Map((await readOfferLines(trx, [offer.versionId])).map((line) => [line.position, line]))
  const articles = await findArticlesById(
    trx,
    null,
    [...current.values()].map(({ variantId }) => variantId),
  )
  const added = lines.filter(({ position }) => position === 0)
  const found = await linesOfNumbers(trx, requesterOf(offer), added)
  if (found.leftOut.length > 0) {
    const [first] = found.leftOut
    const index = lines.findIndex((line) => line.position === 0 && line.variantNumber === first?.text)
    throw new ApiError(400, 'unknownArticle', 'There is no such article, or it cannot have this quantity.', {
      field: `lines.${index}.variantNumber`,
    })
  }
  const news = found.lines.values()
  return lines.map((line, index): WantedLine => {
    const { position, quantity, offeredPrice, kind, alternativeTo, note } = line
    const replaced = alternativeTo === 0 ? undefined : lines[alternativeTo - 1]
    const isAlternative = kind === 'alternative'
    if (isAlternative !== (alternativeTo !== 0) || (isAlternative && replaced?.kind !== 'ordinary'))
      throw new ApiError(400, 'alternativeTo', 'An alternative names an ordinary line of the offer.', {
        field: `lines.${index}.alternativeTo`,
      })
    const own = { offeredPrice, kind, alternativeTo, note }
    if (position === 0) {
      const { value } = news.next()
      if (value === undefined) throw new Error('A number was found and is missing.')
      return { ...value, ...own }
    }
    const before = current.get(position)
    if (before === undefined) throw notFound('The offer has no such line.', `lines.${index}.position`)
    const packing = isFreeText(before) ? freeTextPacking(before.unit) : articles.get(before.variantId)
    if (packing === undefined)
      throw new ApiError(400, 'notBuyable', 'The article is not sold any more.', {
        field: `lines.${index}.position`,
      })
    return { ...wantedAgain(before), ...own, quantity: snapUp(quantity, packing) }
  })
}
