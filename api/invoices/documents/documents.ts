import type { ZipPassThrough } from 'fflate'
import type { Caller } from '../../platform/services.ts'
import { articleTextsFor } from '../../catalogue/articles/service.ts'
import { fillText, translationsFor } from '../../sites/service.ts'
import { drawInWorker, type SheetReader } from '../../orders/sheet/service.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { invoiceSheet, invoiceSheetLine } from './invoice-sheet.ts'
import { documentLanguage } from './line-texts.ts'
import { siteKeyOf } from '../issuing/line-picks.ts'
import { findInvoice, type InvoiceLineRow, readInvoiceLines, type StoredInvoice } from '../store.ts'
import { writeUbl } from '../ubl/ubl-invoice.ts'
import type { UblTexts } from '../ubl/ubl-texts.ts'

/** A document with its lines. */
interface Document {
  invoice: StoredInvoice
  lines: InvoiceLineRow[]
}

/** Errors: 404. */
async function readDocument(
  db: Queries,
  { customerId }: Pick<Caller, 'customerId'>,
  number: string,
): Promise<Document> {
  const invoice = await findInvoice(db, number, customerId)
  if (invoice === undefined) throw notFound('There is no such invoice.', 'number')
  return { invoice, lines: await readInvoiceLines(db, invoice.id) }
}

/** Texts of electronic invoices in the language of the seller's site: the document is the same for every reader. */
function ublTextsOf({ site }: StoredInvoice): UblTexts {
  const texts = translationsFor(documentLanguage(siteKeyOf(site))).invoice
  return {
    freight: texts.freight,
    discount: texts.discount,
    exempt: texts.exemptReason,
    creditTerms: texts.creditTerms,
    terms: texts.terms,
    deliveryNote: (number) => fillText(texts.notes.shipment, number),
  }
}

const xmlOf = ({ invoice, lines }: Document): string | null =>
  invoice.kind === 'statement' || invoice.parties.buyer.endpoint === null
    ? null
    : writeUbl(invoice, lines, ublTextsOf(invoice))

/**
 * A document as Peppol BIS Billing 3. Errors: 404, 409 `noXml` for statements and buyers without an address for
 * electronic invoices.
 */
export async function makeInvoiceXml(
  db: Queries,
  caller: Pick<Caller, 'customerId'>,
  number: string,
): Promise<{ name: string; xml: string }> {
  const document = await readDocument(db, caller, number)
  const xml = xmlOf(document)
  if (xml === null)
    throw new ApiError(409, 'noXml', 'There is no electronic invoice of this document.', { field: 'number' })
  return { name: `${number}.xml`, xml }
}

async function drawDocument(
  db: Queries,
  caller: SheetReader & Pick<Caller, 'siteName' | 'language'>,
  document: Document,
): Promise<{ name: string; bytes: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const { invoice, lines } = document
  const { language } = caller
  const xml = xmlOf(document)
  const texts = await articleTextsFor(
    db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  async function* windows() {
    yield lines.map((line) => invoiceSheetLine(line, texts, invoice, language))
  }
  const attachment =
    xml === null
      ? null
      : { name: `${invoice.number}.xml`, type: 'text/xml', description: 'Peppol BIS Billing 3', content: xml }
  return {
    name: `${translationsFor(language).invoice.fileName}-${invoice.number}.pdf`,
    bytes: await drawInWorker(invoiceSheet(invoice, caller, attachment), windows(), caller),
  }
}

/** A document as tagged PDF/A-3b with its electronic invoice inside. Errors: 404, 503. */
export const makeInvoicePdf = async (
  db: Queries,
  caller: SheetReader & Pick<Caller, 'siteName' | 'language'>,
  number: string,
) => drawDocument(db, caller, await readDocument(db, caller, number))

/** PDF and XML of several documents as ZIP, one after the other. `onDocument` ends the making by throwing. */
export async function* zipInvoices(
  db: Queries,
  caller: SheetReader & Pick<Caller, 'siteName' | 'language'>,
  numbers: AsyncIterable<string> | Iterable<string>,
  onDocument: () => Promise<void> = async () => {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((failure, bytes) => {
    if (failure !== null) throw failure
    made.push(new Uint8Array(bytes))
  })
  const entry = (name: string): ZipPassThrough => {
    const file = new ZipPassThrough(name)
    zip.add(file)
    return file
  }
  for await (const number of numbers) {
    const document = await readDocument(db, caller, number)
    const { name, bytes } = await drawDocument(db, caller, document)
    const pdf = entry(name)
    for await (const piece of bytes) {
      pdf.push(piece)
      yield* made.splice(0)
    }
    pdf.push(new Uint8Array(), true)
    const xml = xmlOf(document)
    if (xml !== null) entry(`${number}.xml`).push(new TextEncoder().encode(xml), true)
    yield* made.splice(0)
    await onDocument()
  }
  zip.end()
  yield* made.splice(0)
}
