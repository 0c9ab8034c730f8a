import type { SessionCaller } from '../accounts/service.ts'
import { totalsOf, isFreeText, lineTextsFor, lineAwaitedDay } from '../carts/service.ts'
import { noOptionPrices } from '../catalogue/configuration/service.ts'
import {
  priceVisibilityOf,
  articleTextsFor,
  articleUrl,
  pictureUrl,
  searchUrl,
  fromStored,
} from '../catalogue/articles/service.ts'
import { languageFor } from '../catalogue/service.ts'
import {
  type ApprovalFailure,
  type ApprovalRequest,
  approvalReasonKinds,
  type ApprovalReason,
  sites,
} from '../contract/index.ts'
import { openOrdersFor } from '../orders/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Services } from '../platform/services.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { colleaguesFor } from './decisions/forward.ts'
import { canApprove, selectApprovals, viewHeads } from './list.ts'
import { findBudget } from '../company/service.ts'
import { findPeriodBudget } from '../user-administration/service.ts'
import { goodsOf, withoutAmounts } from './need.ts'
import { recheck, type RecheckedRequest } from './decisions/recheck.ts'
import { approvalRulesOf } from './rules-store.ts'
import { isOpen, isReturned } from './rules.ts'
import { readApprovers } from './approvers-store.ts'
import { type ApprovalRow, failuresOf, readEvents, readSteps, reasonsOf } from './store.ts'

/** Budgets with what the order does to them. They are booked when it is ordered. */
async function budgetsOf(
  queries: Queries,
  row: ApprovalRow,
  { buyer, cart, order }: RecheckedRequest,
  now: Date,
): Promise<ApprovalRequest['budgets']> {
  const sum = goodsOf(cart)
  const { freight } = totalsOf(sum, sites[buyer.site].country, order.deliveryMethod)
  const budget = await findBudget(queries, buyer, order.costCentre, now)
  const isOfPeriod = reasonsOf(row).some(({ kind }) => kind === 'period')
  const period = isOfPeriod ? await findPeriodBudget(queries, buyer, now) : null
  return [
    ...(budget === null
      ? []
      : [
          {
            kind: 'costCentre' as const,
            subject: budget.name,
            limit: budget.limit,
            before: budget.used,
            after: budget.used + sum + freight,
          },
        ]),
    ...(period === null
      ? []
      : [
          {
            kind: 'period' as const,
            subject: period.period,
            limit: period.limit,
            before: period.spent,
            after: period.spent + sum,
          },
        ]),
  ]
}

const hideAmounts = (failures: readonly ApprovalFailure[]): ApprovalFailure[] =>
  failures.map((failure) => ({ ...failure, before: null, after: null }))

const sortReasons = (reasons: readonly ApprovalReason[]): ApprovalReason[] =>
  reasons.toSorted((a, b) => approvalReasonKinds.indexOf(a.kind) - approvalReasonKinds.indexOf(b.kind))

/** One request for its buyer and those who are or were asked about it. Errors: 404. */
export async function readApprovalRequest(
  services: Services,
  caller: SessionCaller,
  requestId: string,
): Promise<ApprovalRequest> {
  // One transaction, so that lines, prices and state are those of one moment.
  return inTransaction(services, async (context) => {
    const { trx, now } = context
    const everything = {
      part: '' as const,
      status: [],
      reason: [],
      search: '',
      from: '',
      to: '',
      direction: 'asc' as const,
    }
    const { rows, principals } = await selectApprovals(trx, caller, everything, now)
    const row = await rows
      .selectAll('approvalRequests')
      .where('approvalRequests.id', '=', requestId)
      .executeTakeFirst()
    if (row === undefined) throw notFound('There is no such request.', 'requestId')
    const approves = await canApprove(trx, caller)
    const [head] = await viewHeads(trx, caller, [row], { principals, canApprove: approves, now })
    if (head === undefined) throw new Error('A row has a view.')
    const { hidesPrices } = await priceVisibilityOf(trx, caller)
    const checked = await recheck(trx, row, now)
    const { cart, lines, order } = checked
    const texts = await articleTextsFor(
      trx,
      caller,
      lines.map(({ unit }) => ({ unit })),
    )
    const cartTexts = await lineTextsFor(trx, caller, cart.lines)
    const open = isOpen(row.state)
    const approvers = await readApprovers(trx, [row.id])
    const late =
      cart.lines
        .flatMap((line) => lineAwaitedDay(line, cart) ?? [])
        .toSorted()
        .at(-1) ?? ''
    const rules = await approvalRulesOf(trx, caller.customerId)
    const changes = open ? checked.failures : []
    const { requestedDeliveryDate: wanted } = checked.sent
    return {
      ...head,
      openOrders: (await openOrdersFor(trx, caller, [row.orderNumber]))(row.orderNumber),
      reasons: sortReasons(hidesPrices ? withoutAmounts(reasonsOf(row)) : reasonsOf(row)),
      lines: lines.map((line) => {
        const current = cart.lines.find(({ article }) => article.lineId === line.lineId)
        const free = isFreeText(line)
        return {
          lineId: line.lineId,
          name: line.name,
          ...languageFor(caller.language, line.nameLanguage),
          variantNbr: line.variantCode,
          url: free
            ? searchUrl(caller.site, line.name)
            : current === undefined
              ? sites[caller.site].searchBasePath
              : articleUrl(current.article),
          imageUrl: pictureUrl(current?.article.picture ?? null),
          quantitySent: fromStored(line.quantitySent, line.decimalPrecision),
          quantity: fromStored(line.quantity, line.decimalPrecision),
          unitVolume: fromStored(current?.article.unitVolume ?? 1, line.decimalPrecision),
          unit: texts.unit(line),
          priceUnit: texts.priceUnit(line),
          priceSent: hidesPrices ? null : line.unitPriceSent,
          // After the order it is what was ordered.
          priceNow: hidesPrices ? null : open ? (current?.unitPrice ?? null) : line.unitPrice,
          totalSent: hidesPrices ? null : line.totalSent,
          totalNow: hidesPrices ? null : open ? (current?.total ?? null) : line.total,
          isFreeText: free,
          configuration:
            current === undefined
              ? []
              : cartTexts.options(current.article, hidesPrices ? noOptionPrices : current.options),
          note: current?.article.note ?? '',
          goodsMark: current?.article.goodsMark ?? '',
        }
      }),
      totals:
        hidesPrices || !open
          ? null
          : totalsOf(goodsOf(cart), sites[checked.buyer.site].country, order.deliveryMethod),
      budgets: hidesPrices || !open ? [] : await budgetsOf(trx, row, checked, now),
      changes: hidesPrices ? hideAmounts(changes) : changes,
      failures: hidesPrices ? hideAmounts(failuresOf(row)) : failuresOf(row),
      requestedDeliveryDate: wanted,
      possibleDate: open && order.requestedDeliveryDate !== wanted ? order.requestedDeliveryDate : '',
      lateDay: open && late > order.requestedDeliveryDate ? late : '',
      deliveryMethod: order.deliveryMethod,
      partDelivery: order.partDelivery,
      address: order.address,
      goodsMark: order.goodsMark,
      costCentre: order.costCentre,
      contactName: order.contactName,
      contactPhone: order.contactPhone,
      steps: (await readSteps(trx, row.id)).map(({ step, decidedByName, decidedAt }) => ({
        approvers: approvers.filter((each) => each.step === step).map(({ name }) => name),
        decidedBy: decidedByName ?? '',
        decidedAt: decidedAt ?? '',
      })),
      events: (await readEvents(trx, row.id)).map(({ at, kind, text, userName }) => ({
        at,
        kind,
        text,
        userName: userName ?? '',
      })),
      colleagues: head.canDecide
        ? (await colleaguesFor(context, caller.customerId, row)).filter(
            ({ userId }) => userId !== caller.userId,
          )
        : [],
      canChange: head.canDecide && rules.mayChange,
      canWithdraw: head.isOwn && open,
      canRestore: head.isOwn && isReturned(row.state) && row.restored === 0,
      canWrite: open && (head.isOwn || head.canDecide),
    }
  })
}
