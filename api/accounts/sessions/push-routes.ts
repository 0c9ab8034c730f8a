import { accountCalls } from '../../contract/index.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { readClient } from '../../platform/http/client.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { deleteSubscription, readPushBrowsers, subscribe } from '../../push/service.ts'
import { browserName } from './browser-name.ts'

/** The browsers in which a user gets notifications. */
export const pushRoutes: RouteGroup = (mount, services) => {
  const { store, settings } = services

  mount(accountCalls.pushBrowsers, ({ c, caller }) =>
    readPushBrowsers(store.db, caller.userId, readClient(c, services).device),
  )

  mount(accountCalls.subscribePush, ({ c, caller, body }) =>
    inTransaction(services, async (context) => {
      const { device } = readClient(c, services)
      const browser = browserName(c.req.header('x-user-agent') ?? '')
      await subscribe(context, caller, settings.push, body, { device, browser })
      return readPushBrowsers(context.trx, caller.userId, device)
    }),
  )

  mount(accountCalls.endPush, ({ c, caller, body: { id } }) =>
    inTransaction(services, async ({ trx }) => {
      if (!(await deleteSubscription(trx, caller.userId, id)))
        throw notFound('There is no such browser.', 'id')
      return readPushBrowsers(trx, caller.userId, readClient(c, services).device)
    }),
  )
}
