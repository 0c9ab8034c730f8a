import { salespeopleCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { bookCallBack, sendSalesMessage, viewSalespeople } from './service.ts'

/** The shop's people for the caller's customer (spec my-pages §2). */
export const salespeopleRoutes: RouteGroup = (mount, services) => {
  mount(salespeopleCalls.salespeople, ({ caller }) =>
    viewSalespeople(services.store.db, caller, services.clock()),
  )

  mount(salespeopleCalls.bookCallBack, ({ caller, body }, context) => bookCallBack(context, caller, body), {
    startsJobs: true,
  })

  mount(
    salespeopleCalls.sendMessage,
    ({ caller, body }, context) => sendSalesMessage(context, caller, body),
    { startsJobs: true },
  )
}
