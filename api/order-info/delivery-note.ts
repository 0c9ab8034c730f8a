import type { SessionCaller } from '../accounts/service.ts'
import { articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import { brandNameOf, type GoodsNumbers } from '../contract/index.ts'
import { findNotedShipment, readGoodsNumbers } from '../deliveries/service.ts'
import { formatQuantity, oneLine } from '../mail/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/index.ts'
import type { Services } from '../platform/services.ts'
import { siteSettingsOf, fillText, translationsFor } from '../sites/service.ts'
import { findOrder } from '../orders/service.ts'
import { type OrderSheetFile, viewSheet, drawInWorker, type SheetLine } from '../orders/sheet/service.ts'

/** Lines that are read at a time. */
const windowSize = 200

/** Parcel numbers that are printed; a shipment of more says how many there are. */
const mostParcels = 20

/** Serial and batch numbers as notes of a line. */
const numberNotes = (
  { serials, batches, moreNumbers }: GoodsNumbers,
  { serialText, batchText }: { serialText: string; batchText: string },
): string[] => [
  serials.length === 0 ? '' : fillText(serialText, serials.join(', ')),
  batches.length === 0 ? '' : fillText(batchText, batches.join(', ')),
  moreNumbers === 0 ? '' : `+ ${String(moreNumbers)}`,
]

async function* readNoteLines(
  db: Queries,
  shipmentId: string,
  orderId: string,
  { language, caller }: { language: SessionCaller['language']; caller: SessionCaller },
): AsyncGenerator<SheetLine[], void> {
  for (let from = 0; ; from += windowSize) {
    const rows = await db
      .selectFrom('shipmentLines')
      .innerJoin('orderLines', (join) =>
        join
          .onRef('orderLines.position', '=', 'shipmentLines.position')
          .on('orderLines.orderId', '=', orderId),
      )
      .select(['orderLines.variantCode', 'orderLines.name', 'orderLines.note', 'orderLines.goodsMark'])
      .select(['orderLines.unit', 'orderLines.decimalPrecision', 'shipmentLines.quantity'])
      .select('shipmentLines.position')
      .where('shipmentLines.shipmentId', '=', shipmentId)
      .orderBy('shipmentLines.position')
      .limit(windowSize)
      .offset(from)
      .execute()
    if (rows.length === 0) return
    const texts = await articleTextsFor(
      db,
      caller,
      rows.map(({ unit }) => ({ unit })),
    )
    const { goodsMark } = translationsFor(language).orderMail
    const { serials: serialText, batches: batchText } = translationsFor(language).deliveryNote
    const numbersOf = await readGoodsNumbers(
      db,
      { shipmentId },
      rows.map(({ position }) => position),
    )
    yield rows.map((row) => ({
      number: row.variantCode,
      name: oneLine(row.name),
      notes: [
        row.note,
        row.goodsMark === '' ? '' : fillText(goodsMark, row.goodsMark),
        ...numberNotes(numbersOf(row.position), { serialText, batchText }),
      ]
        .filter((note) => note !== '')
        .map(oneLine),
      quantity: `${formatQuantity(fromStored(row.quantity, row.decimalPrecision))} ${texts.unit(row)}`,
      unitPrice: '',
      amount: '',
    }))
    if (rows.length < windowSize) return
  }
}

/** The delivery note of a shipment in the caller's language, which never has prices. Errors: 404, 503. */
export async function makeDeliveryNote(
  { store: { db } }: Services,
  caller: SessionCaller,
  { orderNumber, number }: { orderNumber: string; number: string },
): Promise<OrderSheetFile> {
  const order = await findOrder(db, caller, orderNumber)
  const shipment = order && (await findNotedShipment(db, order.id, number))
  if (order === undefined || shipment === undefined)
    throw notFound('There is no such delivery note.', 'number')
  const texts = translationsFor(caller.language).deliveryNote
  const sheet = await viewSheet(db, order, { caller, hidesPrices: true })
  const { parcelNumbers } = shipment
  const { phone, email } = siteSettingsOf(caller.site, caller.language).customerService
  const note = {
    ...sheet,
    title: fillText(texts.title, number),
    opening: fillText(texts.opening, orderNumber, brandNameOf(caller.siteName)),
    facts: [
      ...sheet.facts,
      { name: texts.carrier, value: shipment.carrier },
      {
        name: texts.parcels,
        value: [
          ...parcelNumbers.slice(0, mostParcels),
          ...(parcelNumbers.length > mostParcels ? [`+ ${parcelNumbers.length - mostParcels}`] : []),
        ].join('\n'),
      },
    ].filter(({ value }) => value !== ''),
    closing: fillText(texts.closing, phone, email),
  }
  return {
    fileName: `${texts.fileName}-${number.replaceAll(/[^\w-]/gu, '-')}.pdf`,
    bytes: await drawInWorker(
      note,
      readNoteLines(db, shipment.id, order.id, { language: caller.language, caller }),
      caller,
    ),
  }
}
