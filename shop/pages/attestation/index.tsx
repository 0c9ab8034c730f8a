import { approvalAddress, approvalSummaryAddress, deputiesAddress } from '@tradecounter/shop/approvals'
import { may, translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage, recordCustomerAddress } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { approvalListOf } from './approval-list.ts'
import { AttestationView } from './attestation-view.tsx'
import { shownPart } from './shown-part.ts'

/** `/my-pages/attestation` (MY-6): orders that wait for approval, own requests and their history. */
export const attestationPage: PageDefinition<'attestation'> = defineMyPage('attestation', {
  id: 'attestation',
  translations: ['approvals', 'list'],
  needs: ({ query }, context) => {
    const { user } = context
    const part = shownPart(query)
    if (part.kind === 'request') {
      const address = approvalAddress(part.requestId)
      return [recordCustomerAddress(address), address]
    }
    if (part.kind === 'deputies') return may(user, 'perm:approve') ? [deputiesAddress] : []
    return [...listNeeds(approvalListOf(context), query), approvalSummaryAddress]
  },
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('approvals.title'), context),
    description: translatorOf(context)('approvals.meta', context.siteName),
    canonicalPath: '/my-pages/attestation',
    noindex: true,
  }),
  View: AttestationView,
})
