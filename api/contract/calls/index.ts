import { accountCalls } from './account.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { directOrderCalls } from './direct-order.ts'
import { myPagesCalls } from './my-pages.ts'
import { siteCalls } from './site.ts'
import type { Calls } from './call.ts'

export type { Call, CallRule, Calls, PlainAnswer } from './call.ts'

/** Every call of the service, by feature. The OpenAPI document is made from it. */
export const callsByTag: Readonly<Record<string, Calls>> = {
  site: siteCalls,
  account: accountCalls,
  catalogue: catalogueCalls,
  cart: cartCalls,
  'direct order': directOrderCalls,
  'my pages': myPagesCalls,
}
