import {
  type SessionCaller,
  findUser,
  getCustomer,
  isInScope,
  orderScopeOf,
  isPermitted,
} from '../accounts/service.ts'
import {
  type ArticleRow,
  findArticlesById,
  priceVisibilityOf,
  type ArticleTexts,
  articleTextsFor,
  articleUrl,
  fromStored,
} from '../catalogue/articles/service.ts'
import { languageFor } from '../catalogue/service.ts'
import { type Agreement, type AgreementLine, sites } from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { findDeliveryWindow } from '../warehouses/service.ts'
import { viewHead } from './list.ts'
import {
  countCallOffs,
  readCallOffs,
  readDelivered,
  readDeliveryPlan,
  readExtensions,
  readInvoiced,
} from './progress-store.ts'
import { canAskExtension, allowsCallOff, lineShareOf, remainingOf } from './rules.ts'
import {
  type AgreementLineRow,
  type AgreementRecord,
  type HeldLine,
  readAgreements,
  readHolders,
} from './store.ts'

/** Call-offs that the page of an agreement shows. */
const shownCallOffs = 100

/** What happens to the lines of an agreement, by position, in the stored form. */
interface Progress {
  delivered: ReadonlyMap<number, number>
  invoiced: ReadonlyMap<number, number>
  plan: readonly { position: number; day: string; quantity: number }[]
}

const readProgress = async (queries: Queries, agreementId: string): Promise<Progress> => ({
  delivered: await readDelivered(queries, agreementId),
  invoiced: await readInvoiced(queries, agreementId),
  plan: await readDeliveryPlan(queries, agreementId),
})

function viewLine(
  line: AgreementLineRow,
  { delivered, invoiced, plan }: Progress,
  {
    caller: { language, site },
    hidesPrices,
    texts,
    article,
  }: { caller: SessionCaller; hidesPrices: boolean; texts: ArticleTexts; article: ArticleRow | undefined },
): AgreementLine {
  const { position, decimalPrecision: precision } = line
  const shown = (stored: number): number => fromStored(stored, precision)
  const remaining = remainingOf(line)
  return {
    position,
    variantNbr: line.variantCode,
    name: line.name,
    ...languageFor(language, line.nameLanguage),
    url: article === undefined ? sites[site].searchBasePath : articleUrl(article),
    unit: texts.unit(line),
    priceUnit: texts.priceUnit(line),
    price: hidesPrices ? null : line.unitPrice,
    agreed: line.quantity === null ? null : shown(line.quantity),
    calledOff: shown(line.calledOff),
    inCarts: shown(line.inCarts),
    delivered: shown(delivered.get(position) ?? 0),
    invoiced: shown(invoiced.get(position) ?? 0),
    remaining: remaining === null ? null : shown(remaining),
    usedShare: lineShareOf(line),
    leastCallOff: shown(line.leastCallOff),
    unitVolume: shown(article?.unitVolume ?? 1),
    decimalPrecision: precision,
    isBuyable: article?.buyable === 1,
    deliveryPlan: plan
      .filter((each) => each.position === position)
      .map(({ day, quantity }) => ({ day, quantity: shown(quantity) })),
  }
}

/** The user who has a cart, and whether it was sent for approval. */
async function holderOf(queries: Queries, owner: string): Promise<{ userName: string; isRequest: boolean }> {
  const [, requestId] = /^approval:(\S+)/u.exec(owner) ?? []
  if (requestId === undefined) {
    const [, userId = ''] = /^user:(.+) customer:/u.exec(owner) ?? []
    return { userName: (await findUser(queries, userId))?.name ?? '', isRequest: false }
  }
  const row = await queries
    .selectFrom('approvalRequests')
    .leftJoin('users', 'users.id', 'approvalRequests.userId')
    .select('users.name')
    .where('approvalRequests.id', '=', requestId)
    .executeTakeFirst()
  return { userName: row?.name ?? '', isRequest: true }
}

async function viewHolders(
  queries: Queries,
  { lines }: AgreementRecord,
  held: readonly HeldLine[],
  texts: ArticleTexts,
): Promise<Agreement['holders']> {
  const owners = new Map<string, Awaited<ReturnType<typeof holderOf>>>()
  for (const { owner } of held) if (!owners.has(owner)) owners.set(owner, await holderOf(queries, owner))
  return held.flatMap(({ owner, lockPosition, quantity, changedAt }) => {
    const line = lines.find(({ position }) => position === lockPosition)
    const holder = owners.get(owner)
    if (line === undefined || holder === undefined) return []
    const shown = fromStored(quantity, line.decimalPrecision)
    return [{ ...holder, position: lockPosition, quantity: shown, unit: texts.unit(line), changedAt }]
  })
}

/** An order line that has called off. Its order is named only for those who may see it. */
export const viewCallOff = (
  line: Awaited<ReturnType<typeof readCallOffs>>[number],
  scope: Awaited<ReturnType<typeof orderScopeOf>>,
  texts: Awaited<ReturnType<typeof articleTextsFor>>,
): Agreement['callOffs'][number] => ({
  orderNumber: isInScope(scope, line) ? line.orderNumber : '',
  placedAt: line.placedAt,
  userName: line.userName ?? '',
  position: line.position,
  name: line.name,
  quantity:
    line.status === 'CANCELLED'
      ? 0
      : fromStored(line.quantity - line.cancelledQuantity, line.decimalPrecision),
  unit: texts.unit(line),
})

/** One agreement of the customer. Errors: 404. */
export async function readAgreement(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  agreementId: string,
): Promise<Agreement> {
  const { customerId, userId, site } = caller
  const [agreement] = await readAgreements(db, customerId, [agreementId])
  if (agreement === undefined) throw notFound('There is no such agreement.', 'agreementId')
  const now = clock()
  const today = dayIn(sites[site].country, now)
  const head = viewHead(agreement, today)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const scope = await orderScopeOf(db, caller)
  const callOffs = await readCallOffs(db, agreementId, shownCallOffs)
  const progress = await readProgress(db, agreementId)
  const extensions = await readExtensions(db, agreementId)
  const articles = await findArticlesById(
    db,
    null,
    agreement.lines.map(({ variantId }) => variantId),
  )
  const texts = await articleTextsFor(
    db,
    caller,
    [...agreement.lines, ...callOffs].map(({ unit }) => ({ unit })),
  )
  const isOfValue = agreement.kind === 'value' && !hidesPrices
  const canCallOff =
    allowsCallOff(head.state) && (await isPermitted(db, { userId, customerId }, 'perm:order'))
  const { warehouseId } = await getCustomer(db, customerId)
  return {
    ...head,
    agreedValue: isOfValue ? agreement.agreedValue : null,
    calledOffValue: isOfValue ? agreement.calledOffValue : null,
    inCartsValue: isOfValue ? agreement.inCartsValue : null,
    canCallOff,
    deliveryWindow: canCallOff ? await findDeliveryWindow(db, site, warehouseId, now) : null,
    lines: agreement.lines.map((line) =>
      viewLine(line, progress, { caller, hidesPrices, texts, article: articles.get(line.variantId) }),
    ),
    callOffs: callOffs.map((line) => viewCallOff(line, scope, texts)),
    callOffCount: await countCallOffs(db, agreementId),
    holders: await viewHolders(db, agreement, await readHolders(db, agreementId), texts),
    canAskExtension: canAskExtension(agreement, extensions[0], today),
    extensions: extensions.map(({ id: _id, userName, wantedUntil, grantedUntil, ...rest }) => ({
      ...rest,
      userName: userName ?? '',
      wantedUntil,
      grantedUntil: grantedUntil || (wantedUntil <= agreement.validTo ? wantedUntil : ''),
    })),
  }
}
