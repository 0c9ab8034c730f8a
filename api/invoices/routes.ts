import { requireSignedIn } from '../accounts/caller.ts'
import {
  invoiceDocumentsQuerySchema,
  invoiceExportQuerySchema,
  invoiceQuerySchema,
  invoicesQuerySchema,
  invoiceZipQuerySchema,
  mailInvoiceRequestSchema,
  orderInvoicesQuerySchema,
} from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import { contentDisposition } from '../platform/files/file-name.ts'
import { fileTypes } from '../platform/files/file-type.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse, streamOf } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/services.ts'
import { translationsFor } from '../sites/translations/translations.ts'
import { makeInvoicePdf, makeInvoiceXml, zipInvoices } from './documents/documents.ts'
import { invoiceExport } from './list/invoice-export.ts'
import { readInvoiceHeads, readInvoices, readOrderInvoices } from './list/list.ts'
import { mailInvoice } from './documents/mail-copy.ts'
import { readInvoiceSummary } from './list/summary.ts'
import { readInvoice } from './list/view.ts'

const rule = { page: 'invoices' } as const

const fileHeaders = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': contentDisposition(name),
  'cache-control': 'private, no-store',
})

/** Invoices, credit notes and statements of the customer (spec §2). Needs perm:viewInvoices. */
export const invoiceRoutes: RouteGroup = (app, services) => {
  const { db } = services.store

  app.get('/api/my-pages/invoices', rule, async (c) =>
    c.json(await readInvoices(services, requireSignedIn(c.get('caller')), readQuery(c, invoicesQuerySchema))),
  )

  app.get('/api/my-pages/invoices/summary', rule, async (c) =>
    c.json(await readInvoiceSummary(services, requireSignedIn(c.get('caller')))),
  )

  app.get('/api/my-pages/invoices/export', rule, async (c) => {
    const query = exportQueryOf(readQuery(c, invoiceExportQuerySchema))
    return exportResponse(await invoiceExport.open(services, exportReaderOf(c), query))
  })

  app.post('/api/my-pages/invoices/startexport', rule, async (c) => {
    const query = await readBody(c, invoiceExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'invoices', query))
  })

  app.get('/api/my-pages/invoices/documents', rule, async (c) => {
    const { numbers } = readQuery(c, invoiceDocumentsQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    const known = await readInvoiceHeads(db, caller.customerId, numbers)
    if (known.length < numbers.length) throw notFound('There is no such invoice.', 'numbers')
    const name = `${translationsFor(caller.language).invoice.zipName}.zip`
    return c.body(streamOf(zipInvoices(db, caller, numbers)), 200, fileHeaders(name, fileTypes.zip))
  })

  app.post('/api/my-pages/invoices/startdocuments', rule, async (c) => {
    const query = await readBody(c, invoiceZipQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'invoice-documents', query))
  })

  app.get('/api/my-pages/invoice', rule, async (c) => {
    const { number } = readQuery(c, invoiceQuerySchema)
    return c.json(await readInvoice(services, requireSignedIn(c.get('caller')), number))
  })

  app.get('/api/my-pages/invoice/pdf', rule, async (c) => {
    const { number } = readQuery(c, invoiceQuerySchema)
    const { name, bytes } = await makeInvoicePdf(db, requireSignedIn(c.get('caller')), number)
    return c.body(bytes, 200, fileHeaders(name, fileTypes.pdf))
  })

  app.get('/api/my-pages/invoice/xml', rule, async (c) => {
    const { number } = readQuery(c, invoiceQuerySchema)
    const { name, xml } = await makeInvoiceXml(db, requireSignedIn(c.get('caller')), number)
    return c.body(xml, 200, fileHeaders(name, 'application/xml; charset=utf-8'))
  })

  app.post('/api/my-pages/invoice/mail', rule, async (c) => {
    const { number } = await readBody(c, mailInvoiceRequestSchema)
    return c.json(await mailInvoice(services, requireSignedIn(c.get('caller')), number))
  })

  app.get('/api/my-pages/order/invoices', rule, async (c) => {
    const { orderNumber } = readQuery(c, orderInvoicesQuerySchema)
    return c.json(await readOrderInvoices(services, requireSignedIn(c.get('caller')), orderNumber))
  })
}
