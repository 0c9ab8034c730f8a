import { customerAdministrationCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { exportAttached, readAttachedList } from './attached-list.ts'
import { matrixExport } from './matrix-export.ts'
import { readMatrix, saveMatrixCell } from './matrix.ts'
import { exportReceivedRequests, readReceivedList } from './received-list.ts'
import { decideRequest, sendRequest, withdrawRequest } from './requests.ts'
import {
  detachSelf,
  hideCustomer,
  nameCustomer,
  orderCustomers,
  readAttached,
  setDefaultCustomer,
} from './service.ts'

const done = { success: true } as const

/**
 * Which customers a user acts for: what the user decides, requests for further ones, and what administrators decide
 * (spec my-pages §8).
 */
export const attachmentRoutes: RouteGroup = (mount, services) => {
  const { store, clock, originOf } = services
  const write = async <T>(change: (context: WriteContext) => Promise<T>): Promise<T> => {
    const result = await inTransaction(services, change)
    services.startJobs()
    return result
  }

  mount(customerAdministrationCalls.attached, ({ caller }) => readAttached(store.db, caller, clock()))

  mount(customerAdministrationCalls.attachedList, ({ caller, query }) =>
    readAttachedList(store.db, caller, query),
  )

  mount(customerAdministrationCalls.exportAttached, async ({ c, caller, query }) =>
    exportResponse(await exportAttached(services, caller, exportReaderOf(c).locale, query)),
  )

  mount(customerAdministrationCalls.orderAttached, async ({ caller, body: { customerIds } }) => {
    await write((context) => orderCustomers(context, caller, customerIds))
    return done
  })

  mount(customerAdministrationCalls.setDefault, async ({ caller, body: { customerId } }) => {
    await write((context) => setDefaultCustomer(context, caller, customerId))
    return done
  })

  mount(customerAdministrationCalls.hide, async ({ caller, body }) => {
    await write((context) => hideCustomer(context, caller, body))
    return done
  })

  mount(customerAdministrationCalls.nickname, async ({ caller, body }) => {
    await write((context) => nameCustomer(context, caller, body))
    return done
  })

  mount(customerAdministrationCalls.detach, async ({ caller, body: { customerId } }) => {
    await write((context) => detachSelf(context, caller, customerId))
    return done
  })

  mount(
    customerAdministrationCalls.sendRequest,
    async ({ caller, body }, context) => ({ request: await sendRequest(context, caller, body) }),
    { startsJobs: true },
  )

  mount(customerAdministrationCalls.receivedRequests, ({ caller, query }) =>
    readReceivedList(store.db, caller, query, clock()),
  )

  mount(customerAdministrationCalls.exportReceivedRequests, async ({ c, query }) =>
    exportResponse(await exportReceivedRequests(services, exportReaderOf(c), query)),
  )

  mount(customerAdministrationCalls.withdrawRequest, async ({ caller, body: { requestId } }) => {
    await write((context) => withdrawRequest(context, caller, requestId))
    return done
  })

  mount(customerAdministrationCalls.decideRequest, async ({ caller, body }) => {
    await write((context) => decideRequest(context, caller, body, originOf))
    return done
  })

  mount(customerAdministrationCalls.matrix, ({ caller, query }) => readMatrix(store.db, caller, query))

  mount(customerAdministrationCalls.exportMatrix, async ({ c, query }) =>
    exportResponse(await matrixExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(customerAdministrationCalls.startMatrixExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), matrixExport, body),
  )

  mount(customerAdministrationCalls.saveMatrixCell, ({ caller, body }) => {
    const { siteName: site, language } = caller
    return write((context) =>
      saveMatrixCell(context, caller, body, { site, language, origin: originOf(site) }),
    )
  })
}
