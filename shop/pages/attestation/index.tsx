import {
  approvalAddress,
  approvalCustomerAddress,
  approvalSummaryAddress,
  deputiesAddress,
} from '@tradecounter/shop/approvals'
import { hasPermission } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { approvalListOf, AttestationView, shownPart } from '@tradecounter/shop/approvals/attestation'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(AttestationView, 'approvals.title')

/** `/my-pages/attestation` (MY-6): orders that wait for approval, own requests and their history. */
export default /* @__PURE__ */ definePage(page, {
  title: 'approvals.title',
  description: 'approvals.meta',
  translations: ['approvals', 'list'],
  needs: ({ query }, context) => {
    const { user } = context
    const part = shownPart(query)
    if (part.kind === 'request') {
      return [approvalCustomerAddress(part.requestId), approvalAddress(part.requestId)]
    }
    if (part.kind === 'deputies') return hasPermission(user, 'perm:approve') ? [deputiesAddress] : []
    return [...listNeeds(approvalListOf(context), query), approvalSummaryAddress]
  },
  View,
})
