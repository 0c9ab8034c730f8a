import { returnCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { sendPrivateFile } from '../platform/files/send-private-file.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { cancelReturn, writeReturnMessage } from './customer-steps.ts'
import { returnExport } from './return-export.ts'
import { readReturnOptions } from './return-options.ts'
import { makeReturnLabel } from './return-label.ts'
import { makeReturnSlip } from './return-slip.ts'
import { returnTermsOf } from './return-terms.ts'
import { saveReturn } from './save-return.ts'
import { readReturn, readReturns } from './view.ts'

/** Returns and complaints of the customer (spec §2). */
export const returnRoutes: RouteGroup = (mount, services) => {
  const { store, clock, settings } = services

  mount(returnCalls.list, ({ caller, query }) => readReturns(services, caller, query))

  mount(returnCalls.export, async ({ c, query }) =>
    exportResponse(await returnExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(returnCalls.startExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), returnExport, body),
  )

  mount(returnCalls.return, ({ caller, query: { number } }) => readReturn(services, caller, number))

  mount(returnCalls.options, ({ caller, query }) =>
    readReturnOptions(store.db, caller, query, returnTermsOf(settings, caller.site), clock()),
  )

  mount(returnCalls.slip, async ({ c, caller, query: { number } }) =>
    sendPrivateFile(c, await makeReturnSlip(services, caller, number)),
  )

  mount(returnCalls.label, async ({ c, caller, query: { number } }) =>
    sendPrivateFile(c, await makeReturnLabel(services, caller, number)),
  )

  mount(returnCalls.save, ({ caller, body }, context) => saveReturn(context, caller, body, services), {
    startsJobs: true,
  })

  mount(returnCalls.cancel, ({ caller, body }) =>
    inTransaction(services, (context) => cancelReturn(context, caller, body)),
  )

  mount(returnCalls.writeMessage, ({ caller, body }, context) => writeReturnMessage(context, caller, body))
}
