import { requireSignedIn } from '../accounts/caller.ts'
import { readCart } from '../carts/read-cart.ts'
import {
  approvalExportQuerySchema,
  approvalIdQuerySchema,
  approvalListQuerySchema,
  approvalMessageSchema,
  approvalNeedQuerySchema,
  approveRequestSchema,
  bulkApproveSchema,
  forwardRequestSchema,
  rejectRequestSchema,
  removeDeputySchema,
  saveApprovalRulesSchema,
  saveDeputySchema,
  sendForApprovalSchema,
  withdrawRequestSchema,
} from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import type { SessionCaller } from '../accounts/caller.ts'
import { approvalExport } from './approval-export.ts'
import { approveSeveral } from './decisions/approve-several.ts'
import { answer, ask, restore, withdraw } from './buyer-actions.ts'
import { approve } from './decisions/approve.ts'
import { forward } from './decisions/forward.ts'
import { reject } from './decisions/reject.ts'
import { readDeputies, removeDeputy, saveDeputy } from './deputies.ts'
import { readApprovalList, readApprovalSummary } from './list.ts'
import { viewApprovalNeed } from './need.ts'
import { readApprovalRules, saveApprovalRules } from './rules-service.ts'
import { sendForApproval } from './send.ts'
import { readApprovalRequest } from './view.ts'

const page = { page: 'attestation' } as const
const base = '/api/my-pages/attestation'
/** What approvers and administrators do, each with a permission of its own. */
const decisions = '/api/customer/approval'

const callerOf = (c: ApiContext): SessionCaller => requireSignedIn(c.get('caller'))

/** Carts that wait for an approval, and the rules of a company for them (spec my-pages §17). */
export const approvalRoutes: RouteGroup = (app, services) => {
  const { store, clock, originOf } = services

  /** Answers a change that may be repeated, and starts the jobs that it has enqueued. */
  const write = async (
    c: ApiContext,
    request: object,
    change: (context: WriteContext, caller: SessionCaller) => Promise<object | void>,
    keyRequired = false,
  ): Promise<Response> => {
    const caller = callerOf(c)
    const response = await answerOnce(
      c,
      services,
      caller,
      { request, keyRequired },
      async (context) => (await change(context, caller)) ?? { success: true },
    )
    services.startJobs()
    return response
  }

  app.get('/api/cart/approval', 'perm:order', async (c) => {
    const caller = callerOf(c)
    const choices = readQuery(c, approvalNeedQuerySchema)
    const now = clock()
    const cart = await readCart(store.db, caller, now)
    return c.json({ approval: await viewApprovalNeed(store.db, caller, cart, choices, now) })
  })

  app.post('/api/cart/sendforapproval', 'perm:order', async (c) => {
    const request = await readBody(c, sendForApprovalSchema)
    return write(c, request, (context, caller) => sendForApproval(context, caller, request, originOf), true)
  })

  app.get(base, page, async (c) =>
    c.json(await readApprovalList(services, callerOf(c), readQuery(c, approvalListQuerySchema))),
  )

  app.get(`${base}/export`, page, async (c) => {
    const query = exportQueryOf(readQuery(c, approvalExportQuerySchema))
    return exportResponse(await approvalExport.open(services, exportReaderOf(c), query))
  })

  app.post(`${base}/startexport`, page, async (c) => {
    const query = await readBody(c, approvalExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'attestation', query))
  })

  app.get(`${base}/summary`, page, async (c) =>
    c.json(await readApprovalSummary(store.db, callerOf(c), clock())),
  )

  app.get(`${base}/request`, page, async (c) => {
    const { requestId } = readQuery(c, approvalIdQuerySchema)
    return c.json({ request: await readApprovalRequest(services, callerOf(c), requestId) })
  })

  app.post(`${decisions}/approve`, 'perm:approve', async (c) => {
    const request = await readBody(c, approveRequestSchema)
    return write(c, request, (context, caller) => approve(context, caller, request, originOf))
  })

  app.post(`${decisions}/approveseveral`, 'perm:approve', async (c) => {
    const { requests } = await readBody(c, bulkApproveSchema)
    return c.json(await approveSeveral(services, callerOf(c), requests))
  })

  app.post(`${decisions}/reject`, 'perm:approve', async (c) => {
    const request = await readBody(c, rejectRequestSchema)
    return write(c, request, (context, caller) => reject(context, caller, request, originOf))
  })

  app.post(`${decisions}/forward`, 'perm:approve', async (c) => {
    const request = await readBody(c, forwardRequestSchema)
    return write(c, request, (context, caller) => forward(context, caller, request, originOf))
  })

  app.post(`${decisions}/ask`, 'perm:approve', async (c) => {
    const request = await readBody(c, approvalMessageSchema)
    return write(c, request, (context, caller) => ask(context, caller, request, originOf))
  })

  app.post(`${base}/answer`, page, async (c) => {
    const request = await readBody(c, approvalMessageSchema)
    return write(c, request, (context, caller) => answer(context, caller, request, originOf))
  })

  app.post(`${base}/withdraw`, page, async (c) => {
    const request = await readBody(c, withdrawRequestSchema)
    return write(c, request, (context, caller) => withdraw(context, caller, request))
  })

  app.post(`${base}/restore`, page, async (c) => {
    const request = await readBody(c, withdrawRequestSchema)
    return write(c, request, (context, caller) => restore(context, caller, request))
  })

  app.get(`${decisions}/deputies`, 'perm:approve', async (c) =>
    c.json(await readDeputies(store.db, callerOf(c), clock())),
  )

  app.post(`${decisions}/savedeputy`, 'perm:approve', async (c) => {
    const request = await readBody(c, saveDeputySchema)
    const caller = callerOf(c)
    await inTransaction(services, (context) => saveDeputy(context, caller, request))
    return c.json(await readDeputies(store.db, caller, clock()))
  })

  app.post(`${decisions}/removedeputy`, 'perm:approve', async (c) => {
    const { deputyId } = await readBody(c, removeDeputySchema)
    const caller = callerOf(c)
    await inTransaction(services, (context) => removeDeputy(context, caller, deputyId))
    return c.json(await readDeputies(store.db, caller, clock()))
  })

  app.get(`${decisions}/rules`, 'perm:adminUsers', async (c) =>
    c.json(await readApprovalRules(store.db, callerOf(c))),
  )

  app.post(`${decisions}/saverules`, { recent: 'perm:adminUsers' }, async (c) => {
    const request = await readBody(c, saveApprovalRulesSchema)
    const caller = callerOf(c)
    return c.json(await inTransaction(services, (context) => saveApprovalRules(context, caller, request)))
  })
}
