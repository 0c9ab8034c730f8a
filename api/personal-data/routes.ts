import { myPagesCalls } from '../contract/index.ts'
import { startExport, exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { personalDataExport } from './personal-data.ts'
import { readErasure, requestErasure, withdrawErasure } from './service.ts'

/** The user's own personal data: a file with all of it, and its erasure. */
export const personalDataRoutes: RouteGroup = (mount, services) => {
  mount(myPagesCalls.startPersonalDataExport, ({ c }) =>
    startExport(services, exportReaderOf(c), personalDataExport, {}),
  )

  mount(myPagesCalls.erasure, ({ caller }) => readErasure(services.store.db, caller.userId))

  mount(
    myPagesCalls.requestErasure,
    ({ caller }) => inTransaction(services, (context) => requestErasure(context, caller)),
    { startsJobs: true },
  )

  mount(myPagesCalls.withdrawErasure, ({ caller }) =>
    inTransaction(services, (context) => withdrawErasure(context, caller)),
  )
}
