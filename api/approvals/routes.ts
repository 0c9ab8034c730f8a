import { readCart } from '../carts/service.ts'
import { approvalCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
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

/** Carts that wait for an approval, and the rules of a company for them (spec my-pages §17). */
export const approvalRoutes: RouteGroup = (mount, services) => {
  const { store, clock, originOf } = services

  mount(approvalCalls.need, async ({ caller, query: choices }) => {
    const now = clock()
    const cart = await readCart(store.db, caller, now)
    return { approval: await viewApprovalNeed(store.db, caller, cart, choices, now) }
  })

  mount(approvalCalls.send, ({ caller, body }, context) => sendForApproval(context, caller, body, originOf), {
    startsJobs: true,
  })

  mount(approvalCalls.list, ({ caller, query }) => readApprovalList(services, caller, query))

  mount(approvalCalls.export, async ({ c, query }) =>
    exportResponse(await approvalExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(approvalCalls.startExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), approvalExport, body),
  )

  mount(approvalCalls.summary, ({ caller }) => readApprovalSummary(store.db, caller, clock()))

  mount(approvalCalls.request, async ({ caller, query: { requestId } }) => ({
    request: await readApprovalRequest(services, caller, requestId),
  }))

  mount(approvalCalls.approve, ({ caller, body }, context) => approve(context, caller, body, originOf), {
    startsJobs: true,
  })

  mount(approvalCalls.approveSeveral, ({ caller, body: { requests } }) =>
    approveSeveral(services, caller, requests),
  )

  mount(approvalCalls.reject, ({ caller, body }, context) => reject(context, caller, body, originOf), {
    startsJobs: true,
  })

  mount(approvalCalls.forward, ({ caller, body }, context) => forward(context, caller, body, originOf), {
    startsJobs: true,
  })

  mount(
    approvalCalls.ask,
    async ({ caller, body }, context) => {
      await ask(context, caller, body, originOf)
      return { success: true }
    },
    { startsJobs: true },
  )

  mount(
    approvalCalls.answer,
    async ({ caller, body }, context) => {
      await answer(context, caller, body, originOf)
      return { success: true }
    },
    { startsJobs: true },
  )

  mount(approvalCalls.withdraw, ({ caller, body }, context) => withdraw(context, caller, body), {
    startsJobs: true,
  })

  mount(approvalCalls.restore, ({ caller, body }, context) => restore(context, caller, body), {
    startsJobs: true,
  })

  mount(approvalCalls.deputies, ({ caller }) => readDeputies(store.db, caller, clock()))

  mount(approvalCalls.saveDeputy, async ({ caller, body }) => {
    await inTransaction(services, (context) => saveDeputy(context, caller, body))
    return readDeputies(store.db, caller, clock())
  })

  mount(approvalCalls.removeDeputy, async ({ caller, body: { deputyId } }) => {
    await inTransaction(services, (context) => removeDeputy(context, caller, deputyId))
    return readDeputies(store.db, caller, clock())
  })

  mount(approvalCalls.rules, ({ caller }) => readApprovalRules(store.db, caller))

  mount(approvalCalls.saveRules, ({ caller, body }) =>
    inTransaction(services, (context) => saveApprovalRules(context, caller, body)),
  )
}
