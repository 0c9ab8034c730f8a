import type {
  ApprovalHead,
  ApprovalList,
  ApprovalReasonKind,
  ApprovalState,
} from '@tradecounter/api/contract'
import { hasPermission, type ShopContext } from '@tradecounter/shop/core'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { approvalsAddress, approvalsExportAddress, startApprovalsExportAddress } from '../calls.ts'

export const states = everyValue<ApprovalState>({
  waiting: true,
  partlyApproved: true,
  ordered: true,
  rejected: true,
  withdrawn: true,
  expired: true,
  failed: true,
})

export const reasonKinds = everyValue<ApprovalReasonKind>({
  order: true,
  period: true,
  costCentre: true,
  category: true,
  newUser: true,
})

/** Whether somebody may still decide, although perhaps nobody may at present. */
export const isOpen = ({ state }: Pick<ApprovalHead, 'state'>): boolean =>
  state === 'waiting' || state === 'partlyApproved'

/** Parts of the list. Only approvers have `waiting`. */
export const parts = ['waiting', 'mine', 'history', 'all'] as const

/** The list of requests for approval, which opens with what waits for approvers and with own requests for others. */
export const approvalListOf = ({
  user,
}: Pick<ShopContext, 'user'>): ListDefinition<ApprovalHead, ApprovalList> =>
  hasPermission(user, 'perm:approve') ? approverList : buyerList

const listWith = (own: (typeof parts)[number]): ListDefinition<ApprovalHead, ApprovalList> => ({
  address: approvalsAddress,
  exportAddress: approvalsExportAddress,
  exportJob: { address: startApprovalsExportAddress, list: 'attestation' },
  names: {
    sortable: ['number', 'createdAt', 'sum', 'deadlineAt'],
    filters: [
      { id: 'status', several: true, values: states },
      { id: 'reason', several: true, values: reasonKinds },
    ],
    part: {
      id: 'part',
      values: own === 'waiting' ? parts : parts.filter((part) => part !== 'waiting'),
      own,
    },
  },
  ownSort: { columnId: 'createdAt', direction: 'desc' },
  columns: { key: 'columns.attestation', hidden: ['reference'] },
  read: ({ requests, total, page, pageSize }) => ({ total, page, pageSize, rows: requests }),
  rowId: ({ requestId }) => requestId,
})
const approverList = listWith('waiting')
const buyerList = listWith('mine')
