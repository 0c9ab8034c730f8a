import type { ApprovalEventKind, ApprovalReason, ApprovalState } from '@tradecounter/api/contract'
import {
  addApprovalEvent,
  approvalCartOwner,
  insertRows,
  isOrderable,
  lineTextsFor,
  orderLines,
  readCart,
  type Store,
  writeApprovalRequest,
  type WriteContext,
} from '@tradecounter/api/seed'
import { type DemoCustomer, demoCustomers } from '../people/customers.ts'
import { dayFrom, momentBefore } from './dates.ts'
import { sampleArticles, siteLanguage } from './sample-articles.ts'

/** Who sends, and who decides first and second, at the customers with approvals. */
const companies = [
  { customerId: 'c-ror', buyer: 'u-oskar', approver: 'u-karin', second: 'u-olof' },
  { customerId: 'c-nordlys', buyer: 'u-hege', approver: 'u-solveig', second: 'u-solveig' },
  { customerId: 'c-bygg', buyer: 'u-emil', approver: 'u-sara', second: 'u-sara' },
] as const

interface DemoApproval {
  state: ApprovalState
  /** Days since it was sent. */
  days: number
  events: readonly ('buyer' | 'approver' | 'shop')[]
  kinds: readonly ApprovalEventKind[]
}

/** A request in each state; two wait, one of them with a question. */
const requests: readonly DemoApproval[] = [
  { state: 'waiting', days: 0.2, events: [], kinds: [] },
  {
    state: 'waiting',
    days: 3.9,
    events: ['shop', 'approver', 'buyer'],
    kinds: ['reminded', 'question', 'answer'],
  },
  { state: 'partlyApproved', days: 1.1, events: ['approver'], kinds: ['approved'] },
  { state: 'ordered', days: 9, events: ['approver', 'shop'], kinds: ['approved', 'ordered'] },
  { state: 'rejected', days: 12, events: ['approver'], kinds: ['rejected'] },
  { state: 'withdrawn', days: 14, events: ['buyer'], kinds: ['withdrawn'] },
  { state: 'expired', days: 20, events: ['shop'], kinds: ['expired'] },
  { state: 'failed', days: 25, events: ['approver'], kinds: ['failed'] },
]

/** What was said, in the languages of the companies. */
const texts = {
  sv: {
    question: 'Behövs allt redan nu?',
    answer: 'Ja, montaget börjar på måndag.',
    rejected: 'Ta det från förrådet först.',
    approved: 'Ser bra ut.',
  },
  nn: {
    question: 'Trengst alt no?',
    answer: 'Ja, monteringa startar måndag.',
    rejected: 'Ta det frå lageret først.',
    approved: 'Ser bra ut.',
  },
} as const
const textOf = (language: string, kind: ApprovalEventKind): string =>
  kind === 'question' || kind === 'answer' || kind === 'rejected' || kind === 'approved'
    ? texts[language === 'nn' ? 'nn' : 'sv'][kind]
    : ''

/** The limits of the buyers, in the minor unit, as in `demo/people/users.ts`. */
const orderLimit = 2_000_00
const periodLimit = 10_000_00

type Company = (typeof companies)[number]

/** Puts some articles of the customer into the cart of a request; those that cannot be ordered as they are stay out. */
async function fillCart(
  { trx, now }: WriteContext,
  { id, customer, at }: { id: string; customer: DemoCustomer; at: number },
): Promise<string> {
  const articles = await sampleArticles(trx, customer)
  const cartId = `${id}-cart`
  await trx
    .insertInto('carts')
    .values({
      id: cartId,
      owner: approvalCartOwner(id),
      site: customer.site,
      version: 1,
      state: 'open',
      changedAt: now.toISOString(),
    })
    .execute()
  const picks = Array.from({ length: 8 }, (_, index) => articles[(at * 17 + index * 11) % articles.length])
  const chosen = [...new Set(picks)]
  await insertRows(
    trx,
    'cartLines',
    chosen.flatMap((article, index) =>
      article === undefined
        ? []
        : [
            {
              id: `${id}-line-${index}`,
              cartId,
              variantId: article.id,
              quantity: article.unitVolume * (2 + index),
              version: 1,
              listName: '',
              actionType: '',
              searchTerm: '',
              configuration: '{}',
              addedAt: now.toISOString(),
            },
          ],
    ),
  )
  return cartId
}

async function writeApproval(
  writing: WriteContext,
  { customerId, buyer, approver, second }: Company,
  { state, days, events, kinds }: DemoApproval,
  at: number,
): Promise<void> {
  const { trx, now: today } = writing
  const customer = demoCustomers.find(({ id }) => id === customerId)
  if (customer === undefined) return
  const context = { ...writing, now: new Date(momentBefore(today, days)) }
  const id = `demo-approval-${customerId}-${at}`
  const cartId = await fillCart(context, { id, customer, at })
  const caller = {
    site: customer.site,
    siteName: customer.site,
    language: siteLanguage(customer.site),
    sessionHash: id,
    userId: buyer,
    customerId,
  }
  const owner = approvalCartOwner(id)
  const full = await readCart(trx, caller, today, { owner })
  const kept = full.lines.filter(isOrderable).slice(0, 3 + (at % 2))
  const ids = new Set(kept.map(({ article }) => article.lineId))
  for (const { article } of full.lines)
    if (!ids.has(article.lineId)) await trx.deleteFrom('cartLines').where('id', '=', article.lineId).execute()
  const reading = { ...full, lines: kept, lineCount: kept.length }
  const lines = await orderLines(writing, reading, await lineTextsFor(trx, caller, kept), caller)
  const sum = kept.reduce((all, { total }) => all + (total ?? 0), 0)
  const isOrder = at % 3 !== 2 && sum > orderLimit
  const reason: ApprovalReason = {
    kind: isOrder ? 'order' : 'period',
    limit: isOrder ? orderLimit : periodLimit,
    spent: isOrder ? 0 : periodLimit - 500_00,
    sum,
    period: isOrder ? '' : 'month',
    subject: '',
    orders: 0,
  }
  const row = await writeApprovalRequest(context, caller, {
    id,
    cartId,
    reading,
    lines,
    order: {
      cartVersion: 1,
      deliveryMethod: 'delivery',
      branchId: '',
      partDelivery: true,
      address: {
        name: customer.name,
        street: customer.street,
        postalCode: customer.postalCode,
        city: customer.city,
      },
      reference: `PO ${4400 + at}`,
      goodsMark: '',
      project: '',
      costCentre: '',
      contactName: '',
      contactPhone: '',
      requestedDeliveryDate: dayFrom(today, 10),
    },
    reasons: [reason],
    steps: state === 'partlyApproved' ? [[approver], [second]] : [[approver]],
    deadlineAt: new Date(context.now.getTime() + 5 * 86_400_000),
    comment: '',
  })
  for (const [index, kind] of kinds.entries()) {
    const by = { buyer, approver, shop: '' }[events[index] ?? 'shop']
    await addApprovalEvent(
      { ...context, now: new Date(context.now.getTime() + (index + 1) * 7_200_000) },
      id,
      {
        userId: by,
        kind,
        text: textOf(caller.language, kind),
      },
    )
  }
  const order =
    state === 'ordered'
      ? await trx
          .selectFrom('orders')
          .select('number')
          .where('customerId', '=', customerId)
          .orderBy('number')
          .limit(1)
          .executeTakeFirst()
      : undefined
  const failures =
    state === 'failed' && kept[0] !== undefined
      ? [
          {
            kind: 'price',
            name: lines[0]?.name ?? '',
            before: kept[0].unitPrice,
            after: Math.round((kept[0].unitPrice ?? 0) * 1.08),
            day: '',
            field: '',
          },
        ]
      : []
  await trx
    .updateTable('approvalRequests')
    .set({
      state,
      step: state === 'partlyApproved' ? 2 : 1,
      version: row.version + kinds.length,
      orderNumber: order?.number ?? '',
      failures: JSON.stringify(failures),
    })
    .where('id', '=', id)
    .execute()
  if (state === 'partlyApproved' || state === 'ordered' || state === 'rejected')
    await trx
      .updateTable('approvalSteps')
      .set({ decidedBy: approver, decidedAt: context.now.toISOString() })
      .where('requestId', '=', id)
      .where('step', '=', 1)
      .execute()
  if (state === 'ordered') await trx.deleteFrom('cartLines').where('cartId', '=', cartId).execute()
}

/** Writes requests for approval in every state for the customers with approvers, anew each time. */
export async function writeApprovals(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const writing: WriteContext = { trx: transaction, dialect: store.dialect, now: today }
    const carts = transaction.selectFrom('carts').select('id').where('id', 'like', 'demo-approval-%')
    await transaction.deleteFrom('cartLines').where('cartId', 'in', carts).execute()
    await transaction.deleteFrom('carts').where('id', 'like', 'demo-approval-%').execute()
    await transaction.deleteFrom('approvalRequests').where('id', 'like', 'demo-approval-%').execute()
    for (const company of companies)
      for (const [at, request] of requests.entries()) await writeApproval(writing, company, request, at)
  })
}
