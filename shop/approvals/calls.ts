import type {
  approvalCalls,
  ApprovalDeputies,
  ApprovalRequest,
  ApprovalRulesAnswer,
  ApprovalState,
  ApprovalSummary,
} from '@tradecounter/api/contract'
import { type HttpClient, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of the list of requests for approval, and of its export; the query is the state of the list. */
export const approvalsAddress = '/api/my-pages/attestation'
export const approvalsExportAddress = `${approvalsAddress}/export`
export const startApprovalsExportAddress = `${approvalsAddress}/startexport`
const decisionsAddress = '/api/customer/approval'
/** Addresses and SWR keys of one request, of the figures of the overview, and of the user's deputies. */
export const approvalAddress = (requestId: string): string =>
  withQuery(`${approvalsAddress}/request`, { requestId })
export const approvalSummaryAddress = `${approvalsAddress}/summary`
export const deputiesAddress = `${decisionsAddress}/deputies`
/** Address and SWR key of what the company asks approval for. */
export const approvalRulesAddress = `${decisionsAddress}/rules`

/** `null` makes no request. */
export const useApproval = (requestId: string | null) =>
  useAnswer<{ request: ApprovalRequest }>(requestId === null ? null : approvalAddress(requestId))
export const useApprovalSummary = () => useAnswer<ApprovalSummary>(approvalSummaryAddress)
export const useDeputies = () => useAnswer<ApprovalDeputies>(deputiesAddress)
export const useApprovalRules = () => useAnswer<ApprovalRulesAnswer>(approvalRulesAddress)

/** Sends the cart for approval: once per key, however often it is sent. */
export const sendForApproval = postOf<typeof approvalCalls.send>('/api/cart/sendforapproval')

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
export const approveSeveral = ({ post }: HttpClient, requests: readonly ShownRequest[]) =>
  post<typeof approvalCalls.approveSeveral>(`${decisionsAddress}/approveseveral`, { requests })
/** Asks the buyer, or answers as the buyer. */
export const writeMessage = ({ post }: HttpClient, kind: 'ask' | 'answer', requestId: string, text: string) =>
  post<typeof approvalCalls.ask | typeof approvalCalls.answer>(
    kind === 'ask' ? `${decisionsAddress}/ask` : `${approvalsAddress}/answer`,
    { requestId, text },
  )
/** Takes the cart of an own request back: an open request is withdrawn, one that came back is restored. */
export const takeBack = ({ post }: HttpClient, kind: 'withdraw' | 'restore', request: ShownRequest) =>
  post<typeof approvalCalls.withdraw | typeof approvalCalls.restore>(`${approvalsAddress}/${kind}`, request)
export const saveDeputy = postOf<typeof approvalCalls.saveDeputy>(`${decisionsAddress}/savedeputy`)
export const removeDeputy = ({ post }: HttpClient, deputyId: string) =>
  post<typeof approvalCalls.removeDeputy>(`${decisionsAddress}/removedeputy`, { deputyId })
export const saveApprovalRules = postOf<typeof approvalCalls.saveRules>(`${decisionsAddress}/saverules`)
