import { requireSignedIn, type SessionCaller } from '../accounts/caller.ts'
import {
  agreementExportQuerySchema,
  agreementIdQuerySchema,
  agreementListQuerySchema,
  callOffRequestSchema,
  extensionRequestSchema,
} from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { contentDisposition } from '../platform/files/file-name.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { agreementExport } from './agreement-export.ts'
import { makeAgreementSheet } from './agreement-sheet.ts'
import { askExtension } from './ask-extension.ts'
import { callOff } from './call-off.ts'
import { readAgreementList, readNearAgreements } from './list.ts'
import { readAgreement } from './view.ts'

const page = { page: 'order-agreements' } as const
const base = '/api/my-pages/order-agreements'

const callerOf = (c: ApiContext): SessionCaller => requireSignedIn(c.get('caller'))

/** The agreements of the caller's customer (spec my-pages §16). */
export const orderAgreementRoutes: RouteGroup = (app, services) => {
  app.get(base, page, async (c) =>
    c.json(await readAgreementList(services, callerOf(c), readQuery(c, agreementListQuerySchema))),
  )

  app.get(`${base}/export`, page, async (c) => {
    const query = exportQueryOf(readQuery(c, agreementExportQuerySchema))
    return exportResponse(await agreementExport.open(services, exportReaderOf(c), query))
  })

  app.post(`${base}/startexport`, page, async (c) => {
    const query = await readBody(c, agreementExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'order-agreements', query))
  })

  app.get(`${base}/near`, page, async (c) => c.json(await readNearAgreements(services, callerOf(c))))

  app.get(`${base}/agreement`, page, async (c) => {
    const { agreementId } = readQuery(c, agreementIdQuerySchema)
    return c.json({ agreement: await readAgreement(services, callerOf(c), agreementId) })
  })

  app.get(`${base}/sheet`, page, async (c) => {
    const { agreementId } = readQuery(c, agreementIdQuerySchema)
    const { fileName, bytes } = await makeAgreementSheet(services, callerOf(c), agreementId)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(fileName),
      'cache-control': 'private, no-store',
    })
  })

  app.post(`${base}/calloff`, page, async (c) => {
    const request = await readBody(c, callOffRequestSchema)
    const caller = callerOf(c)
    return answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      callOff(context, caller, request),
    )
  })

  app.post(`${base}/askextension`, page, async (c) => {
    const request = await readBody(c, extensionRequestSchema)
    const caller = callerOf(c)
    const answer = await answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      askExtension(context, caller, request),
    )
    services.startJobs()
    return answer
  })
}
