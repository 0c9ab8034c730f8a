import { requireSignedIn } from '../accounts/caller.ts'
import {
  cancelReturnRequestSchema,
  returnExportQuerySchema,
  returnMessageRequestSchema,
  returnOptionsQuerySchema,
  returnQuerySchema,
  returnsQuerySchema,
  saveReturnRequestSchema,
} from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { contentDisposition } from '../platform/files/file-name.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { cancelReturn, writeReturnMessage } from './customer-steps.ts'
import { returnExport } from './return-export.ts'
import { readReturnOptions } from './return-options.ts'
import { makeReturnLabel } from './return-label.ts'
import { makeReturnSlip, type ReturnDocument } from './return-slip.ts'
import { returnTermsOf } from './return-terms.ts'
import { saveReturn } from './save-return.ts'
import { readReturn, readReturns } from './view.ts'

const rule = { page: 'returns-and-complaints' } as const

const answerPdf = (c: ApiContext, { name, bytes }: ReturnDocument): Response =>
  c.body(bytes, 200, {
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(name),
    'cache-control': 'private, no-store',
  })

/** Returns and complaints of the customer (spec §2). */
export const returnRoutes: RouteGroup = (app, services) => {
  const { store, clock, settings } = services

  app.get('/api/my-pages/returns', rule, async (c) =>
    c.json(await readReturns(services, requireSignedIn(c.get('caller')), readQuery(c, returnsQuerySchema))),
  )

  app.get('/api/my-pages/returns/export', rule, async (c) => {
    const query = exportQueryOf(readQuery(c, returnExportQuerySchema))
    return exportResponse(await returnExport.open(services, exportReaderOf(c), query))
  })

  app.post('/api/my-pages/returns/startexport', rule, async (c) => {
    const query = await readBody(c, returnExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'returns-and-complaints', query))
  })

  app.get('/api/my-pages/return', rule, async (c) => {
    const { number } = readQuery(c, returnQuerySchema)
    return c.json(await readReturn(services, requireSignedIn(c.get('caller')), number))
  })

  app.get('/api/my-pages/return/options', rule, async (c) => {
    const query = readQuery(c, returnOptionsQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    const terms = returnTermsOf(settings, caller.site)
    return c.json(await readReturnOptions(store.db, caller, query, terms, clock()))
  })

  app.get('/api/my-pages/return/slip', rule, async (c) => {
    const { number } = readQuery(c, returnQuerySchema)
    return answerPdf(c, await makeReturnSlip(services, requireSignedIn(c.get('caller')), number))
  })

  app.get('/api/my-pages/return/label', rule, async (c) => {
    const { number } = readQuery(c, returnQuerySchema)
    return answerPdf(c, await makeReturnLabel(services, requireSignedIn(c.get('caller')), number))
  })

  app.post('/api/my-pages/return/save', rule, async (c) => {
    const request = await readBody(c, saveReturnRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const answer = await answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      saveReturn(context, caller, request, services),
    )
    services.startJobs()
    return answer
  })

  app.post('/api/my-pages/return/cancel', rule, async (c) => {
    const request = await readBody(c, cancelReturnRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await inTransaction(services, (context) => cancelReturn(context, caller, request)))
  })

  app.post('/api/my-pages/return/message', rule, async (c) => {
    const request = await readBody(c, returnMessageRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await inTransaction(services, (context) => writeReturnMessage(context, caller, request)))
  })
}
