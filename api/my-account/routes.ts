import { myPagesCalls } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { readOrderSummary } from '../orders/service.ts'
import { readAccountSettings, saveAccountSettings } from './service.ts'

/** The overview and the settings of my account. */
export const myAccountRoutes: RouteGroup = (mount, services) => {
  const { store, clock, settings } = services
  const publicKey = settings.push?.publicKey ?? null

  mount(myPagesCalls.orderSummary, ({ caller }) => readOrderSummary(store.db, caller, clock()))

  mount(myPagesCalls.accountSettings, ({ caller }) =>
    readAccountSettings(store.db, caller, clock(), publicKey),
  )

  mount(myPagesCalls.saveAccountSettings, ({ caller, body }) =>
    inTransaction(services, (context) => saveAccountSettings(context, caller, body, publicKey)),
  )
}
