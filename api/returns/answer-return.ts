import { getCustomer, languageOfSite } from '../accounts/service.ts'
import { articleTextsFor } from '../catalogue/articles/service.ts'
import { recordAudit } from '../audit/service.ts'
import {
  listWindow,
  type ReturnKind,
  returnKinds,
  returnsPerPage,
  type SellerPermission,
  type SellerReturn,
  type SellerReturns,
  type SellerReturnsQuery,
  type SellerReturnStepRequest,
  sites,
} from '../contract/index.ts'
import { siteKeyOf } from '../invoices/service.ts'
import { recordSellerAction, findSeller } from '../sellers/service.ts'
import { ApiError, invalid } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { type ListSort, periodOf, searchPatterns, sortOf } from '../platform/lists/list-filter.ts'
import type { OriginOf, Services } from '../platform/services.ts'
import { addReturnFiles, checkMove, lockShownReturn, moveReturn, noSuchReturn } from './change-return.ts'
import { issueCreditNotes, readInvoicedPrices } from './credit-return.ts'
import { mailReturnNews } from './mail-return.ts'
import { hasThread, isAssignable, openStates, permissionForKind, sellerStepsFrom } from './rules.ts'
import {
  countReturns,
  findReturn,
  insertReturnEvent,
  lockReturn,
  readReturnLines,
  readReturnRows,
  type ReturnRow,
} from './store.ts'
import { viewReturn, viewReturnHead } from './view.ts'

/** A seller with the permissions that decide which cases are theirs to answer. */
export interface ReturnSeller {
  id: string
  permissions: readonly SellerPermission[]
}

const canAnswer = ({ permissions }: ReturnSeller, kind: ReturnKind): boolean =>
  permissions.includes(permissionForKind(kind))

/** Cases that wait for an answer longest are changed longest ago. */
const longestUnchanged: ListSort<'changedAt'> = { column: 'changedAt', direction: 'asc' }

/** A page of the cases of all customers of the kinds that the seller may answer. Errors: 400. */
export async function listReturnsForSeller(
  { store: { db } }: Services,
  seller: ReturnSeller,
  query: SellerReturnsQuery,
): Promise<SellerReturns> {
  const kinds = returnKinds.filter(
    (kind) => canAnswer(seller, kind) && (query.kind.length === 0 || query.kind.includes(kind)),
  )
  const { page, pageSize, from } = listWindow(query, returnsPerPage)
  if (kinds.length === 0) return { total: 0, page, pageSize, returns: [] }
  const filter = {
    customerId: null,
    period: periodOf('SE', query),
    states: query.state.length === 0 ? openStates : query.state,
    kinds,
    patterns: searchPatterns(query.search),
  }
  const rows = await readReturnRows(db, filter, sortOf(query, longestUnchanged), { from, count: pageSize })
  return {
    total: await countReturns(db, filter),
    page,
    pageSize,
    returns: rows.map((row) => ({
      ...viewReturnHead(row, row.createdBy ?? ''),
      customer: row.customer,
      customerNumber: row.customerNumber,
      site: siteKeyOf(row.site),
    })),
  }
}

/** A case that a seller may see: sent once, and of a kind that the seller may answer. Errors: 403, 404. */
export function checkReadable(seller: ReturnSeller, row: ReturnRow | undefined): ReturnRow {
  if (row === undefined || row.state === 'draft') throw noSuchReturn()
  const permission = permissionForKind(row.kind)
  if (!seller.permissions.includes(permission))
    throw new ApiError(403, 'permission', `${permission} is missing.`, { more: { permission } })
  return row
}

/** One case, as a seller sees it. Errors: 403, 404. */
export async function readReturnForSeller(
  { store: { db } }: Services,
  seller: ReturnSeller,
  number: string,
): Promise<SellerReturn> {
  const row = checkReadable(seller, await findReturn(db, number, null))
  const site = siteKeyOf(row.site)
  const customer = await getCustomer(db, row.customerId)
  const language = languageOfSite(site)
  const { lines, ...view } = await viewReturn(db, { language }, row)
  const invoiced = await readInvoicedPrices(db, row)
  const stored = await readReturnLines(db, row.id)
  const texts = await articleTextsFor(
    db,
    { language },
    stored.map(({ unit }) => ({ unit })),
  )
  const units = new Map(stored.map(({ position, unit }) => [position, unit]))
  return {
    ...view,
    lines: lines.map((line) => {
      const price = invoiced.get(line.position)
      const pricePer = price?.pricePer ?? 1
      return {
        ...line,
        invoicedPrice: price?.unitPrice ?? null,
        priceUnit: texts.priceUnit({ unit: units.get(line.position) ?? '', pricePer }),
        currency: price?.currency ?? sites[site].currency,
      }
    }),
    customer: customer.name,
    customerNumber: customer.number,
    site,
    steps: sellerStepsFrom(row.state),
    canWrite: hasThread(row.state),
    canAssign: isAssignable(row),
  }
}

/** The name of a file of a case that a seller may see. Errors: 403, 404. */
export async function findReturnFileForSeller(
  { store: { db } }: Services,
  seller: ReturnSeller,
  { number, fileId }: { number: string; fileId: string },
): Promise<string> {
  const row = checkReadable(seller, await findReturn(db, number, null))
  const file = await db
    .selectFrom('returnFiles')
    .innerJoin('files', 'files.id', 'returnFiles.fileId')
    .select('files.name')
    .where('returnFiles.returnId', '=', row.id)
    .where('returnFiles.fileId', '=', fileId)
    .executeTakeFirst()
  if (file === undefined) throw noSuchReturn()
  return file.name
}

/** Checks what a step needs. Errors: 400 by field. */
function checkStep(
  { kind }: ReturnRow,
  { to, message, replacementOrderNumber, creditedPrices }: SellerReturnStepRequest,
): void {
  if ((to === 'moreInformation' || to === 'rejected') && message === '')
    throw invalid('required', 'Write to the customer why.', 'message')
  if (to === 'replaced' && replacementOrderNumber === '')
    throw invalid('required', 'Name the order that replaces the goods.', 'replacementOrderNumber')
  if (to === 'credited' && kind === 'price' && creditedPrices.length === 0)
    throw invalid('priceMissing', 'Enter the right price of a line.', 'creditedPrices')
}

/**
 * Moves a case for a seller: reviews, asks, approves, receives, credits, replaces or rejects it. A credit issues the
 * credit notes in the same transaction. Errors: 400 by field, 403, 404, 409 `changed`, `state`, `notInvoiced`, and 400
 * `noOrder` for an unknown replacement.
 */
export async function takeReturnStep(
  context: WriteContext,
  seller: ReturnSeller,
  request: SellerReturnStepRequest,
  originOf: OriginOf,
): Promise<void> {
  const { to, message, feeThousandths, replacementOrderNumber } = request
  const row = await lockShownReturn(context, request, (each) => checkReadable(seller, each) === each)
  // Refused before a credit note is issued.
  checkMove(row, to, 'seller')
  checkStep(row, request)
  if (to === 'replaced') await checkReplacement(context, row, replacementOrderNumber)
  const userName = (await findSeller(context.trx, seller.id))?.name ?? ''
  const prices = new Map(request.creditedPrices.map(({ position, unitPrice }) => [position, unitPrice]))
  const values = {
    ...(to === 'approved' && feeThousandths !== null ? { feeThousandths } : {}),
    ...(to === 'credited' ? { creditNoteNumber: await issueCreditNotes(context, row, prices) } : {}),
    ...(to === 'replaced' ? { replacementOrderNumber } : {}),
  }
  await moveReturn(context, row, to, { actor: 'seller', userName, message }, values)
  await addSellerFiles(context, seller, row, request.files)
  await mailReturnNews(context, row, { state: to, message }, originOf)
  const subject = { id: row.number, name: row.number }
  await recordAudit(
    context,
    { customerId: row.customerId, userId: '' },
    { action: `return.${to}`, subject, before: { state: row.state }, after: { state: to, ...values } },
  )
  await recordSellerAction(context, seller.id, { action: `return.${to}`, subject, facts: values })
}

/** Errors: 400 `noOrder` unless the customer has an order of this number. */
async function checkReplacement({ trx }: WriteContext, row: ReturnRow, number: string): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('customerId', '=', row.customerId)
    .executeTakeFirst()
  if (order === undefined)
    throw invalid('noOrder', 'The customer has no such order.', 'replacementOrderNumber')
}

const addSellerFiles = (
  context: WriteContext,
  { id }: ReturnSeller,
  { id: returnId, customerId }: ReturnRow,
  files: readonly string[],
): Promise<void> => addReturnFiles(context, { customerId, userId: id }, returnId, files)

/** A case about which a seller may write to its customer. Errors: 403, 404, 409 `ended`. */
export async function findWritableReturn(
  { store: { db } }: Services,
  seller: ReturnSeller,
  number: string,
): Promise<ReturnRow> {
  const row = checkReadable(seller, await findReturn(db, number, null))
  checkThread(row)
  return row
}

/** Errors: 409 `ended`. */
function checkThread({ state }: ReturnRow): void {
  if (!hasThread(state))
    throw new ApiError(409, 'ended', 'The case has ended.', { field: 'number', more: { state } })
}

/**
 * Writes to the customer about a case, with files, without moving it. Errors: 403, 404, 409 `ended` and `tooManyFiles`.
 */
export async function writeToCustomer(
  context: WriteContext,
  seller: ReturnSeller,
  { number, message, files }: { number: string; message: string; files: readonly string[] },
  originOf: OriginOf,
): Promise<void> {
  const row = checkReadable(seller, await lockReturn(context, number))
  checkThread(row)
  const userName = (await findSeller(context.trx, seller.id))?.name ?? ''
  await insertReturnEvent(context, row.id, { actor: 'seller', userName, state: '', message })
  await addSellerFiles(context, seller, row, files)
  await mailReturnNews(context, row, { state: null, message }, originOf)
  const subject = { id: row.number, name: row.number }
  await recordSellerAction(context, seller.id, { action: 'return.message', subject })
}
