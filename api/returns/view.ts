import { type SessionCaller, findUser } from '../accounts/service.ts'
import { articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import {
  handovers,
  type Return,
  type ReturnFilterQuery,
  type Returns,
  type ReturnSort,
  returnsPerPage,
  sites,
} from '../contract/index.ts'
import { readUploaders } from '../files/service.ts'
import { openOrdersFor } from '../orders/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ListSort, periodOf, searchPatterns, sortOf } from '../platform/lists/list-filter.ts'
import { readPage } from '../platform/lists/read-page.ts'
import type { Caller, Services } from '../platform/services.ts'
import { noSuchReturn } from './change-return.ts'
import { findReturnAddress } from './return-address.ts'
import { bringsGoodsBack, hasThread, canMove } from './rules.ts'
import {
  countReturns,
  findReturn,
  readReturnCreditNotes,
  readReturnEvents,
  readReturnFiles,
  readReturnLines,
  readReturnRows,
  type ReturnFilter,
  type ReturnRow,
} from './store.ts'

/** The order of cases, unless another is asked for. */
export const newestReturns: ListSort<ReturnSort> = { column: 'createdAt', direction: 'desc' }

/** Which cases a query selects. Errors: 400. */
export const returnFilterOf = (caller: Caller, query: ReturnFilterQuery): ReturnFilter => ({
  customerId: caller.customerId,
  period: periodOf(sites[caller.site].country, query),
  states: query.state,
  kinds: query.kind,
  patterns: searchPatterns(query.search),
})

type ReturnHead = Omit<Returns['returns'][number], 'openOrders'>

/** The head of a case, as shown in lists. */
export const viewReturnHead = (row: ReturnRow, createdBy: string): ReturnHead => ({
  number: row.number,
  kind: row.kind,
  state: row.state,
  orderNumber: row.orderNumber,
  invoiceNumber: row.invoiceNumber,
  reason: row.reason,
  createdBy,
  createdAt: row.createdAt,
  changedAt: row.changedAt,
})

/** A page of the customer's cases. Errors: 400. */
export async function readReturns(
  { store: { db } }: Services,
  caller: SessionCaller,
  query: ReturnFilterQuery & { page: number; print: '' | '1' },
): Promise<Returns> {
  const filter = returnFilterOf(caller, query)
  const { rows, ...page } = await readPage(query, returnsPerPage, {
    count: () => countReturns(db, filter),
    read: (window) => readReturnRows(db, filter, sortOf(query, newestReturns), window),
  })
  const openOrdersOf = await openOrdersFor(
    db,
    caller,
    rows.map(({ orderNumber }) => orderNumber),
  )
  return {
    ...page,
    returns: rows.map((row) => ({
      ...viewReturnHead(row, row.createdBy ?? ''),
      openOrders: openOrdersOf(row.orderNumber),
    })),
  }
}

/** Goods of these cases are sent with a slip. */
export const hasSlip = ({ kind, state }: ReturnRow): boolean =>
  bringsGoodsBack(kind) && (state === 'approved' || state === 'waitingForGoods')

function actionsOf({ state }: ReturnRow): Return['actions'] {
  if (state === 'draft') return ['send', 'cancel']
  if (!hasThread(state)) return []
  return [
    state === 'moreInformation' ? 'answer' : 'write',
    ...(canMove(state, 'cancelled', 'customer') ? (['cancel'] as const) : []),
  ]
}

/** A case with its lines, files and history. Errors: 404. */
export async function readReturn(
  { store: { db }, settings }: Services,
  caller: SessionCaller,
  number: string,
): Promise<Return> {
  const row = await findReturn(db, number, caller.customerId)
  if (row === undefined) throw noSuchReturn()
  const orders = [row.orderNumber, row.replacementOrderNumber]
  return {
    ...(await viewReturn(db, caller, row)),
    openOrders: (await openOrdersFor(db, caller, orders))(...orders),
    actions: actionsOf(row),
    hasSlip: hasSlip(row),
    hasLabel: hasSlip(row) && (await findReturnAddress(db, settings, row)) !== '',
  }
}

/** What customer and seller both see of a case. Units are in the language of the reader. */
export async function viewReturn(
  queries: Queries,
  reader: Pick<Caller, 'language'>,
  row: ReturnRow,
): Promise<Omit<Return, 'actions' | 'hasSlip' | 'hasLabel' | 'openOrders'>> {
  const lines = await readReturnLines(queries, row.id)
  const texts = await articleTextsFor(
    queries,
    reader,
    lines.map(({ unit }) => ({ unit })),
  )
  const events = await readReturnEvents(queries, row.id)
  const files = await readReturnFiles(queries, row.id)
  const uploaders = await readUploaders(
    queries,
    files.map(({ id }) => id),
  )
  return {
    ...viewReturnHead(row, (await findUser(queries, row.userId))?.name ?? ''),
    version: row.version,
    wanted: row.wanted,
    handover: handovers.find((handover) => handover === row.handover) ?? 'handIn',
    handoverPlaceId: row.handoverPlaceId,
    handoverPlace: row.handoverPlace,
    description: row.description,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    feeThousandths: row.feeThousandths,
    creditNoteNumber: row.creditNoteNumber,
    creditNotes: await readReturnCreditNotes(queries, row.id),
    replacementOrderNumber: row.replacementOrderNumber,
    lines: lines.map((line) => ({
      position: line.position,
      orderPosition: line.orderPosition,
      invoicePosition: line.invoicePosition,
      variantNbr: line.variantCode,
      name: line.name,
      quantity: fromStored(line.quantity, line.decimalPrecision),
      displayUnitCode: texts.unit(line),
      batch: line.batch,
    })),
    files: files.map(({ id, name, size, createdAt }) => {
      const author = uploaders.get(id) ?? ''
      // A file is uploaded before its message is sent.
      const message = events.find(({ at, userName }) => at >= createdAt && userName === author)
      return { fileId: id, name, size: Number(size), author, addedAt: message?.at ?? createdAt }
    }),
    events: events.map(({ at, actor, userName, state, message }) => ({
      at,
      actor,
      userName,
      state: state === '' ? null : state,
      message,
    })),
  }
}
