import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { viewApprovalNeed } from './approvals/need.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { findAgreementPrices } from './order-agreements/agreement-prices.ts'
import { orderAgreementRoutes } from './order-agreements/routes.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { becomeACustomerRoutes } from './become-a-customer/routes.ts'
import { cartRoutes } from './carts/routes.ts'
import { categoryRoutes } from './catalogue/categories/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { companyStructureRoutes } from './company/structure-routes.ts'
import { deliveryRoutes } from './deliveries/routes.ts'
import { directOrderRoutes } from './direct-order/routes.ts'
import { answerFailure } from './platform/http/answer-failure.ts'
import { openAmountOf } from './invoices/list/summary.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { returnRoutes } from './returns/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { myAccountRoutes } from './my-account/routes.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { productRoutes } from './catalogue/products/routes.ts'
import { recommendationRoutes } from './catalogue/recommendations/routes.ts'
import { salespeopleRoutes } from './salespeople/routes.ts'
import { searchRoutes } from './catalogue/search/routes.ts'
import type { ApiEnv, Services } from './platform/services.ts'
import type { RouteGroup } from './platform/http/route-group.ts'
import { notFound } from './platform/http/api-error.ts'
import { sessionRoutes } from './accounts/sessions/routes.ts'
import { siteRoutes } from './site-content/routes.ts'
import { takeOver } from './take-over.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { recordAccepted } from './user-administration/invite.ts'
import { userAdministrationRoutes } from './user-administration/routes.ts'
import { userRoutes } from './accounts/users/routes.ts'
import { userSettingRoutes } from './user-settings/routes.ts'
import { variantRoutes } from './catalogue/variants/routes.ts'
import { createIdentify } from './accounts/caller.ts'
import { passwordRoutes } from './accounts/passwords/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/routes.ts'
import { ownSessionRoutes } from './accounts/sessions/own-sessions-routes.ts'
import { pushRoutes } from './accounts/sessions/push-routes.ts'
import { isAccessRule } from './accounts/permissions/access-rule.ts'
import { createAccessCheck } from './accounts/permissions/check-access.ts'
import { signInRoutes } from './accounts/sign-in/routes.ts'
import { createRouter } from './platform/http/router.ts'
import { mediaRoutes } from './media/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { orderHistoryRoutes } from './orders/history/routes.ts'
import { orderInfoRoutes } from './order-info/routes.ts'
import { recordCustomerRoutes } from './record-customers/routes.ts'
import { orderSheetRoutes } from './orders/sheet/routes.ts'
import { setPriceLockSources } from './carts/price-lock-sources.ts'
import { priceLockSources } from './price-lock-sources.ts'
import { ownListRoutes } from './favourite-lists/own-list-routes.ts'
import { favouriteListRoutes } from './favourite-lists/routes.ts'
import { warehouseRoutes } from './warehouses/routes.ts'

/** The calls of every feature. */
const allRoutes: readonly RouteGroup[] = [
  openApiRoutes,
  siteRoutes,
  searchRoutes,
  categoryRoutes,
  productRoutes,
  mediaRoutes,
  sessionRoutes,
  signInRoutes(takeOver),
  userRoutes,
  userSettingRoutes,
  passwordRoutes(recordAccepted),
  secondFactorRoutes(takeOver),
  ownSessionRoutes,
  pushRoutes,
  feedbackRoutes,
  trackingRoutes,
  cartRoutes,
  favouriteListRoutes,
  ownListRoutes,
  orderRoutes(viewApprovalNeed),
  orderSheetRoutes,
  invoiceRoutes,
  orderInfoRoutes,
  recordCustomerRoutes,
  deliveryRoutes,
  returnRoutes,
  directOrderRoutes,
  variantRoutes(findAgreementPrices),
  warehouseRoutes,
  recommendationRoutes,
  orderHistoryRoutes,
  myAccountRoutes,
  companyRoutes(openAmountOf),
  companyStructureRoutes,
  attachmentRoutes,
  userAdministrationRoutes,
  approvalRoutes,
  orderAgreementRoutes,
  salespeopleRoutes,
  auditRoutes,
  fileRoutes,
  exportRoutes,
  offerRoutes,
  becomeACustomerRoutes,
  personalDataRoutes,
]

const traceIdOf = (header: string | undefined): string =>
  header !== undefined && /^[\w-]{8,64}$/u.test(header) ? header : randomUUID()

interface AppOptions {
  /** Receives each unexpected error. Returns whether its cause is a full disk. */
  isFull?: (failure: unknown) => boolean
  /** @default the calls of every feature */
  routes?: readonly RouteGroup[]
}

/**
 * The web handler of all calls. Refusals are JSON that names the wrong field; an unexpected error is logged once.
 * Throws if a call has no access rule.
 */
export function createApp(services: Services, { isFull, routes = allRoutes }: AppOptions = {}): Hono<ApiEnv> {
  setPriceLockSources(priceLockSources)
  const app = new Hono<ApiEnv>()

  app.onError((failure, c) => answerFailure(c, failure, { ...services, isFull }))
  app.notFound((c) => answerFailure(c, notFound('There is no such call.'), services))

  app.use(async (c, next) => {
    c.set('traceId', traceIdOf(c.req.header('x-request-id')))
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    // Answers differ by caller. A call whose answer may be cached sets the header itself.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
  })
  const { mount, refuseOthers } = createRouter(app, services, {
    identify: createIdentify(services),
    isRule: isAccessRule,
    check: createAccessCheck(services),
  })
  for (const mountCalls of routes) mountCalls(mount, services)
  refuseOthers()
  return app
}
