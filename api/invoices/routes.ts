import { invoiceCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import { fileTypes } from '../platform/files/file-type.ts'
import { sendPrivateFile } from '../platform/files/send-private-file.ts'
import { exportResponse, streamOf } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { translationsFor } from '../sites/service.ts'
import { makeInvoicePdf, makeInvoiceXml, zipInvoices } from './documents/documents.ts'
import { invoiceDocumentsExport, invoiceExport } from './list/invoice-export.ts'
import { readInvoiceHeads, readInvoices, readOrderInvoices } from './list/list.ts'
import { mailInvoice } from './documents/mail-invoice.ts'
import { readInvoiceSummary } from './list/summary.ts'
import { readInvoice } from './list/view.ts'

/** Invoices, credit notes and statements of the customer (spec §2). Needs perm:viewInvoices. */
export const invoiceRoutes: RouteGroup = (mount, services) => {
  const { db } = services.store

  mount(invoiceCalls.list, ({ caller, query }) => readInvoices(services, caller, query))

  mount(invoiceCalls.summary, ({ caller }) => readInvoiceSummary(services, caller))

  mount(invoiceCalls.export, async ({ c, query }) =>
    exportResponse(await invoiceExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(invoiceCalls.startExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), invoiceExport, body),
  )

  mount(invoiceCalls.documents, async ({ c, caller, query: { numbers } }) => {
    const known = await readInvoiceHeads(db, caller.customerId, numbers)
    if (known.length < numbers.length) throw notFound('There is no such invoice.', 'numbers')
    const name = `${translationsFor(caller.language).invoice.zipName}.zip`
    return sendPrivateFile(c, {
      name,
      type: fileTypes.zip,
      bytes: streamOf(zipInvoices(db, caller, numbers)),
    })
  })

  mount(invoiceCalls.startDocuments, ({ c, body }) =>
    startExport(services, exportReaderOf(c), invoiceDocumentsExport, body),
  )

  mount(invoiceCalls.invoice, ({ caller, query: { number } }) => readInvoice(services, caller, number))

  mount(invoiceCalls.pdf, async ({ c, caller, query: { number } }) =>
    sendPrivateFile(c, await makeInvoicePdf(db, caller, number)),
  )

  mount(invoiceCalls.xml, async ({ c, caller, query: { number } }) => {
    const { name, xml } = await makeInvoiceXml(db, caller, number)
    return sendPrivateFile(c, { name, type: 'application/xml; charset=utf-8', bytes: xml })
  })

  mount(invoiceCalls.mail, ({ caller, body: { number } }, context) => mailInvoice(context, caller, number), {
    startsJobs: true,
  })

  mount(invoiceCalls.ofOrder, ({ caller, query: { orderNumber } }) =>
    readOrderInvoices(services, caller, orderNumber),
  )
}
