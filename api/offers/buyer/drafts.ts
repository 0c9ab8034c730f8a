import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import {
  mostOfferLines,
  type OfferLeftOut,
  type offerEditSchema,
  type offerRequestAnswerSchema,
  type offerRequestSchema,
} from '../../contract/index.ts'
import { type SessionCaller, findUser, getCustomer } from '../../accounts/service.ts'
import { freeTextPacking, isFreeText } from '../../carts/service.ts'
import { findArticlesById, snapUp } from '../../catalogue/articles/service.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { changeOffer } from '../change-offer.ts'
import { buyerOf, changed, lockShown, noSuchOffer } from '../lock-offer.ts'
import { linesOfCart, linesOfList, priceLines, wantedAgain, type WantedLine } from '../request-lines.ts'
import { linesOfRows } from '../rows.ts'
import {
  findOffer,
  insertOfferLines,
  insertVersion,
  nextOfferNumber,
  offerSearchText,
  readOfferLines,
  sumOfOffer,
} from '../store.ts'

type RequestAnswer = v.InferOutput<typeof offerRequestAnswerSchema>

const tooManyLines = (field: string): ApiError =>
  new ApiError(400, 'tooManyLines', `An offer may have ${mostOfferLines} lines.`, {
    field,
    more: { most: mostOfferLines },
  })

/** Writes a draft. Errors: 400 for more lines than an offer may have. */
async function insertDraft(
  context: WriteContext,
  caller: SessionCaller,
  { name, project }: { name: string; project: string },
  wanted: readonly WantedLine[],
  notWanted: readonly OfferLeftOut[] = [],
): Promise<RequestAnswer> {
  const { trx, now } = context
  if (wanted.length > mostOfferLines) throw tooManyLines('from')
  const { lines, leftOut } = await priceLines(trx, caller, wanted, now)
  if (lines.length === 0)
    throw new ApiError(400, 'noLines', 'No article was found to make an offer of.', { field: 'from' })
  const { customerId, userId, site, siteName } = caller
  const number = await nextOfferNumber(context, site)
  const at = now.toISOString()
  const id = randomUUID()
  const versionId = randomUUID()
  const sum = sumOfOffer(lines)
  const createdBy = (await findUser(trx, userId))?.name ?? ''
  await trx
    .insertInto('offers')
    .values({
      id,
      number,
      customerId,
      userId,
      site,
      siteName,
      name,
      project,
      state: 'draft',
      versionId,
      validUntil: null,
      asksExtension: 0,
      sellerId: '',
      revision: 1,
      sum,
      createdAt: at,
      updatedAt: at,
      searchText: offerSearchText(
        { number, name, project },
        await getCustomer(trx, customerId),
        createdBy,
        lines,
      ),
    })
    .execute()
  const version = { id: versionId, offerId: id, version: 0, sellerId: '', validUntil: null, note: '', sum }
  await insertVersion(context, { ...version, createdAt: at }, lines)
  return { offerId: id, number, lineCount: lines.length, leftOut: [...notWanted, ...leftOut] }
}

/** Makes a draft from the cart, a list or rows. Errors: 400, 404, 409 for an empty cart or list. */
export async function requestOffer(
  context: WriteContext,
  caller: SessionCaller,
  { name, project, from }: v.InferOutput<typeof offerRequestSchema>,
): Promise<RequestAnswer> {
  const head = { name, project }
  if (from.kind === 'list')
    return insertDraft(context, caller, head, await linesOfList(context.trx, caller, from.listId))
  const { lines, leftOut } =
    from.kind === 'cart'
      ? await linesOfCart(context.trx, caller)
      : await linesOfRows(context.trx, caller, from.rows)
  return insertDraft(context, caller, head, lines, leftOut)
}

/** Makes a draft of the lines of an offer's current version, without the offered prices. Errors: 404. */
export async function copyOffer(
  context: WriteContext,
  caller: SessionCaller,
  offerId: string,
): Promise<RequestAnswer> {
  const offer = await findOffer(context.trx, caller.customerId, offerId)
  if (offer === undefined) throw noSuchOffer()
  const lines = await readOfferLines(context.trx, [offer.versionId])
  return insertDraft(context, caller, offer, lines.map(wantedAgain))
}

/**
 * Changes a draft: its texts, the quantities and notes of its lines, and lines that are added by number. Errors: 400,
 * 404, 409.
 */
export async function editDraft(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof offerEditSchema>,
): Promise<RequestAnswer> {
  const { trx, now } = context
  const offer = await lockShown(context, caller, request, 'edit')
  if (request.lines.length + request.added.length > mostOfferLines) throw tooManyLines('added')
  const kept = new Map((await readOfferLines(trx, [offer.versionId])).map((line) => [line.position, line]))
  const articles = await findArticlesById(
    trx,
    null,
    [...kept.values()].map(({ variantId }) => variantId),
  )
  const wanted = request.lines.map(({ position, quantity, note }, index): WantedLine => {
    const line = kept.get(position)
    if (line === undefined) throw notFound('The draft has no such line.', `lines.${index}.position`)
    kept.delete(position)
    const packing = isFreeText(line) ? freeTextPacking(line.unit) : articles.get(line.variantId)
    return {
      ...wantedAgain(line),
      quantity: packing === undefined ? line.quantity : snapUp(quantity, packing),
      note,
    }
  })
  const added = await linesOfRows(trx, caller, request.added)
  const { lines, leftOut } = await priceLines(trx, caller, [...wanted, ...added.lines], now)
  const sum = sumOfOffer(lines)
  const { name, project } = request
  await trx.deleteFrom('offerLines').where('versionId', '=', offer.versionId).execute()
  await insertOfferLines(trx, offer.versionId, lines)
  await trx.updateTable('offerVersions').set({ sum }).where('id', '=', offer.versionId).execute()
  const customer = await getCustomer(trx, offer.customerId)
  await changeOffer(context, offer, buyerOf(caller), {
    action: 'change',
    set: {
      name,
      project,
      sum,
      searchText: offerSearchText({ ...offer, name, project }, customer, offer.createdBy ?? '', lines),
    },
    facts: { lines: lines.length },
  })
  return { ...changed(offer), lineCount: lines.length, leftOut: [...added.leftOut, ...leftOut] }
}
