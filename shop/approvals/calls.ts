import type { approvalCalls, recordCustomerCalls, ApprovalState } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, useAnswer, postOf } from '@tradecounter/shop/core'

const base = '/api/my-pages/attestation'
const decisionsAddress = '/api/customer/approval'

/** Address of the list of requests for approval, and of its export; the query is the state of the list. */
export const approvalsAddress = addressOfCall<typeof approvalCalls.list>(base)
export const approvalsExportAddress = `${base}/export`
export const startApprovalsExportAddress = `${base}/startexport`
/** Addresses and SWR keys of one request, of the figures of the overview, and of the user's deputies. */
export const approvalAddress = (requestId: string) =>
  addressOfCall<typeof approvalCalls.request>(`${base}/request`, { requestId })
export const approvalSummaryAddress = addressOfCall<typeof approvalCalls.summary>(`${base}/summary`)
export const deputiesAddress = addressOfCall<typeof approvalCalls.deputies>(`${decisionsAddress}/deputies`)
/** Address and SWR key of whose request it is. */
export const approvalCustomerAddress = (requestId: string) =>
  addressOfCall<typeof recordCustomerCalls.approval>(`${base}/request/customer`, { requestId })
/** Address and SWR key of what the company asks approval for. */
export const approvalRulesAddress = addressOfCall<typeof approvalCalls.rules>(`${decisionsAddress}/rules`)

export const useApprovalSummary = () => useAnswer(approvalSummaryAddress)

/** A request as it was shown. */
export interface ShownRequest {
  requestId: string
  version: number
}
export interface Decided {
  state: ApprovalState
  orderNumber: string
}

export const approve = postOf<typeof approvalCalls.approve>(`${decisionsAddress}/approve`)
export const reject = postOf<typeof approvalCalls.reject>(`${decisionsAddress}/reject`)
export const forward = postOf<typeof approvalCalls.forward>(`${decisionsAddress}/forward`)
export const approveSeveral = postOf<typeof approvalCalls.approveSeveral>(
  `${decisionsAddress}/approveseveral`,
)
/** Asks the buyer, or answers as the buyer: once per key. */
export const writeMessage = (
  { post }: HttpClient,
  kind: 'ask' | 'answer',
  message: { requestId: string; text: string },
  idempotencyKey: string,
) =>
  post<typeof approvalCalls.ask | typeof approvalCalls.answer>(
    kind === 'ask' ? `${decisionsAddress}/ask` : `${base}/answer`,
    message,
    { idempotencyKey },
  )
/** Takes the cart of an own request back: an open request is withdrawn, one that came back is restored. */
export const takeBack = ({ post }: HttpClient, kind: 'withdraw' | 'restore', request: ShownRequest) =>
  post<typeof approvalCalls.withdraw | typeof approvalCalls.restore>(`${base}/${kind}`, request)
export const saveDeputy = postOf<typeof approvalCalls.saveDeputy>(`${decisionsAddress}/savedeputy`)
export const removeDeputy = postOf<typeof approvalCalls.removeDeputy>(`${decisionsAddress}/removedeputy`)
export const saveApprovalRules = postOf<typeof approvalCalls.saveRules>(`${decisionsAddress}/saverules`)
