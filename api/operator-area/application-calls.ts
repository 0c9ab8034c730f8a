import {
  askApplicant,
  approveApplication,
  checkCredit,
  type Decision,
  endAsDuplicate,
  rejectApplication,
  listApplications,
  readForSeller,
  revealNumbers,
} from '../become-a-customer/service.ts'
import {
  sellerApplicationIdSchema,
  sellerApplicationQuerySchema,
  sellerApprovalSchema,
  sellerCreditCheckSchema,
  sellerDuplicateSchema,
  sellerQuestionSchema,
  sellerRejectionSchema,
} from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { OperatorCallGroup, SellerRule } from './call-group.ts'

const rule: SellerRule = ['applications:answer']

/** Applications of companies, as sellers see and decide them. */
export const applicationCalls: OperatorCallGroup = ({ get, post, write }, services) => {
  const decisionOf = (sellerId: string): Decision => ({
    sellerId,
    key: services.keys.applications,
    originOf: services.originOf,
  })

  get('/applications', rule, async (c) =>
    c.json(await listApplications(services, readQuery(c, sellerApplicationQuerySchema))),
  )
  get('/applications/application', rule, async (c) =>
    c.json(await readForSeller(services, readQuery(c, sellerApplicationIdSchema).applicationId)),
  )
  post('/applications/creditcheck', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerCreditCheckSchema)
    return write(c, (context) => checkCredit(context, decisionOf(seller.id), request))
  })
  post('/applications/ask', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerQuestionSchema)
    return write(c, (context) => askApplicant(context, decisionOf(seller.id), request))
  })
  post('/applications/reject', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerRejectionSchema)
    return write(c, (context) => rejectApplication(context, decisionOf(seller.id), request))
  })
  post('/applications/duplicate', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerDuplicateSchema)
    return write(c, (context) => endAsDuplicate(context, decisionOf(seller.id), request))
  })
  post('/applications/approve', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerApprovalSchema)
    return write(c, (context) => approveApplication(context, decisionOf(seller.id), request))
  })
  post('/applications/reveal', rule, async (c, { seller }) => {
    const { applicationId } = await readBody(c, sellerApplicationIdSchema)
    return c.json(
      await inTransaction(services, (context) =>
        revealNumbers(context, services.keys.applications, seller.id, applicationId),
      ),
    )
  })
}
