import { requireSignedIn, type SessionCaller } from '../accounts/caller.ts'
import {
  attachedDefaultRequestSchema,
  attachedHiddenRequestSchema,
  attachedNicknameRequestSchema,
  attachedOrderRequestSchema,
  attachmentRequestIdSchema,
  decideAttachmentRequestSchema,
  detachRequestSchema,
  matrixExportQuerySchema,
  matrixQuerySchema,
  saveMatrixCellRequestSchema,
  sendAttachmentRequestSchema,
} from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { matrixExport } from './matrix-export.ts'
import { readMatrix, saveMatrixCell } from './matrix.ts'
import { decideRequest, sendRequest, withdrawRequest } from './requests.ts'
import {
  detachSelf,
  hideCustomer,
  nameCustomer,
  orderCustomers,
  readAttached,
  setDefaultCustomer,
} from './service.ts'

const page = { page: 'customer-administration' } as const
const done = { success: true }

/** Which customers a user acts for: what the user decides, requests for further ones, and what administrators decide (spec my-pages §8). */
export const attachmentRoutes: RouteGroup = (app, services) => {
  const { store, clock, originOf } = services
  const write = async <T>(
    c: ApiContext,
    change: (context: WriteContext, caller: SessionCaller) => Promise<T>,
  ) => {
    const caller = requireSignedIn(c.get('caller'))
    const result = await inTransaction(services, (context) => change(context, caller))
    services.startJobs()
    return result
  }

  app.get('/api/customer/attached', page, async (c) =>
    c.json(await readAttached(store.db, requireSignedIn(c.get('caller')), clock())),
  )

  app.post('/api/customer/attached/order', page, async (c) => {
    const { customerIds } = await readBody(c, attachedOrderRequestSchema)
    await write(c, (context, caller) => orderCustomers(context, caller, customerIds))
    return c.json(done)
  })

  app.post('/api/customer/attached/default', page, async (c) => {
    const { customerId } = await readBody(c, attachedDefaultRequestSchema)
    await write(c, (context, caller) => setDefaultCustomer(context, caller, customerId))
    return c.json(done)
  })

  app.post('/api/customer/attached/hide', page, async (c) => {
    const request = await readBody(c, attachedHiddenRequestSchema)
    await write(c, (context, caller) => hideCustomer(context, caller, request))
    return c.json(done)
  })

  app.post('/api/customer/attached/nickname', page, async (c) => {
    const request = await readBody(c, attachedNicknameRequestSchema)
    await write(c, (context, caller) => nameCustomer(context, caller, request))
    return c.json(done)
  })

  app.post('/api/customer/attached/detach', page, async (c) => {
    const { customerId } = await readBody(c, detachRequestSchema)
    await write(c, (context, caller) => detachSelf(context, caller, customerId))
    return c.json(done)
  })

  app.post('/api/customer/attachmentrequest/send', page, async (c) => {
    const request = await readBody(c, sendAttachmentRequestSchema)
    return c.json({ request: await write(c, (context, caller) => sendRequest(context, caller, request)) })
  })

  app.post('/api/customer/attachmentrequest/withdraw', page, async (c) => {
    const { requestId } = await readBody(c, attachmentRequestIdSchema)
    await write(c, (context, caller) => withdrawRequest(context, caller, requestId))
    return c.json(done)
  })

  app.post('/api/customer/attachmentrequest/decide', { recent: 'perm:adminUsers' }, async (c) => {
    const request = await readBody(c, decideAttachmentRequestSchema)
    await write(c, (context, caller) => decideRequest(context, caller, request, originOf))
    return c.json(done)
  })

  app.get('/api/customer/matrix', 'perm:adminUsers', async (c) => {
    const query = readQuery(c, matrixQuerySchema)
    return c.json(await readMatrix(store.db, requireSignedIn(c.get('caller')), query))
  })

  app.get('/api/customer/matrix/export', 'perm:adminUsers', async (c) => {
    const query = exportQueryOf(readQuery(c, matrixExportQuerySchema))
    return exportResponse(await matrixExport.open(services, exportReaderOf(c), query))
  })

  app.post('/api/customer/matrix/startexport', 'perm:adminUsers', async (c) => {
    const query = await readBody(c, matrixExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'customer-administration', query))
  })

  app.post('/api/customer/matrix/save', { recent: 'perm:adminUsers' }, async (c) => {
    const request = await readBody(c, saveMatrixCellRequestSchema)
    return c.json(
      await write(c, (context, caller) => {
        const { siteName: site, language } = caller
        return saveMatrixCell(context, caller, request, { site, language, origin: originOf(site) })
      }),
    )
  })
}
