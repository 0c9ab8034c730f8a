import { sellerFeedbackExportSchema, sellerFeedbackQuerySchema } from '../contract/index.ts'
import { exportFeedback, listFeedback } from '../feedback/service.ts'
import { readQuery } from '../platform/http/read-request.ts'
import type { OperatorCallGroup, SellerRule } from './call-group.ts'

const rule: SellerRule = ['feedback:read']

/** What visitors and customers have written about the shop. */
export const feedbackCalls: OperatorCallGroup = ({ get }, services) => {
  get('/feedback', rule, async (c) =>
    c.json(await listFeedback(services, readQuery(c, sellerFeedbackQuerySchema))),
  )
  get('/feedback/export', rule, (c, { seller }) =>
    exportFeedback(services, seller.id, readQuery(c, sellerFeedbackExportSchema)),
  )
}
