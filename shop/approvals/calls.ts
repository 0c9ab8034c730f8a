import type {
  ApprovalDeputies,
  ApprovalRequest,
  ApprovalRules,
  ApprovalRulesAnswer,
  ApprovalState,
  ApprovalSummary,
  SendForApprovalRequest,
} from '@tradecounter/api/contract'
import { type Caller, useAnswer, withQuery } from '@tradecounter/shop/core'

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
export const sendForApproval = ({ post }: Caller, request: SendForApprovalRequest, idempotencyKey: string) =>
  post<{ requestId: string; number: string }>('/api/cart/sendforapproval', request, { idempotencyKey })

/** A request as it was shown. */
export interface ShownRequest {
  requestId: string
  version: number
}
export interface Decided {
  state: ApprovalState
  orderNumber: string
}

export const approve = (
  { post }: Caller,
  request: ShownRequest & { comment: string; changes: { lineId: string; quantity: number }[] },
  idempotencyKey: string,
) => post<Decided>(`${decisionsAddress}/approve`, request, { idempotencyKey })
export const reject = ({ post }: Caller, request: ShownRequest & { comment: string }) =>
  post<Decided>(`${decisionsAddress}/reject`, request)
export const forward = ({ post }: Caller, request: ShownRequest & { userId: string; comment: string }) =>
  post<Decided>(`${decisionsAddress}/forward`, request)
export const approveSeveral = ({ post }: Caller, requests: readonly ShownRequest[]) =>
  post<{ results: { requestId: string; number: string; code: string; state: string }[] }>(
    `${decisionsAddress}/approveseveral`,
    { requests },
  )
/** Asks the buyer, or answers as the buyer. */
export const writeMessage = ({ post }: Caller, kind: 'ask' | 'answer', requestId: string, text: string) =>
  post<unknown>(`${kind === 'ask' ? decisionsAddress : approvalsAddress}/${kind}`, { requestId, text })
/** Takes the cart of an own request back: an open request is withdrawn, one that came back is restored. */
export const takeBack = ({ post }: Caller, kind: 'withdraw' | 'restore', request: ShownRequest) =>
  post<{ state: ApprovalState }>(`${approvalsAddress}/${kind}`, request)
export const saveDeputy = ({ post }: Caller, deputy: { userId: string; from: string; until: string }) =>
  post<ApprovalDeputies>(`${decisionsAddress}/savedeputy`, deputy)
export const removeDeputy = ({ post }: Caller, deputyId: string) =>
  post<ApprovalDeputies>(`${decisionsAddress}/removedeputy`, { deputyId })
export const saveApprovalRules = ({ post }: Caller, rules: ApprovalRules) =>
  post<ApprovalRulesAnswer>(`${decisionsAddress}/saverules`, rules)
