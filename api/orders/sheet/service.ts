import type { SessionCaller } from '../../accounts/service.ts'
import { priceVisibilityOf } from '../../catalogue/articles/service.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { translationsFor } from '../../sites/service.ts'
import { findOrder } from '../store.ts'
import { drawInWorker } from './draw-in-worker.ts'
import { readSheetLines, viewSheet } from './view.ts'

export { drawInWorker, type SheetReader } from './draw-in-worker.ts'
export type { OrderSheet, SheetAttachment, SheetFact, SheetLine } from './order-sheet.ts'
export { viewSheet } from './view.ts'

/** A file that is made while it is sent. */
export interface OrderSheetFile {
  fileName: string
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The sheet of an order in the caller's language, without prices when the user hides them. Errors: 404, 503. */
export async function makeOrderSheet(
  { store: { db } }: Services,
  caller: SessionCaller,
  orderNumber: string,
): Promise<OrderSheetFile> {
  const order = await findOrder(db, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const reader = { caller, hidesPrices }
  const sheet = await viewSheet(db, order, reader)
  const { fileName } = translationsFor(caller.language).orderSheet
  return {
    fileName: `${fileName}-${order.number}.pdf`,
    bytes: await drawInWorker(sheet, readSheetLines(db, order, reader), caller),
  }
}
