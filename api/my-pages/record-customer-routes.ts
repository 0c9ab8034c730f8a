import { requireSignedIn } from '../accounts/caller.ts'
import {
  agreementIdQuerySchema,
  approvalIdQuerySchema,
  invoiceQuerySchema,
  offerQuerySchema,
  orderSheetQuerySchema,
  returnQuerySchema,
} from '../contract/index.ts'
import { readQuery } from '../platform/http/read-request.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { readRecordCustomer, type RecordKind, recordKinds } from './record-customer.ts'

const { order, approval, offer, invoice, return: returnCase, agreement } = recordKinds

const calls: readonly (readonly [path: string, kind: RecordKind, idOf: (c: ApiContext) => string])[] = [
  ['order', order, (c) => readQuery(c, orderSheetQuerySchema).orderNumber],
  ['attestation/request', approval, (c) => readQuery(c, approvalIdQuerySchema).requestId],
  ['offers/offer', offer, (c) => readQuery(c, offerQuerySchema).offerId],
  ['invoice', invoice, (c) => readQuery(c, invoiceQuerySchema).number],
  ['return', returnCase, (c) => readQuery(c, returnQuerySchema).number],
  ['order-agreements/agreement', agreement, (c) => readQuery(c, agreementIdQuerySchema).agreementId],
]

/** Whose an order, offer or other record is to which a link leads: pages offer the switch to that customer. */
export const recordCustomerRoutes: RouteGroup = (app, services) => {
  for (const [path, kind, idOf] of calls)
    app.get(`/api/my-pages/${path}/customer`, { page: kind.page }, async (c) => {
      const id = idOf(c)
      const caller = requireSignedIn(c.get('caller'))
      return c.json(await readRecordCustomer(services.store.db, caller, kind, id, services.clock()))
    })
}
