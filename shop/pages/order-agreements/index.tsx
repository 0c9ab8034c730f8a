import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage, recordCustomerAddress } from '@tradecounter/shop/my-pages'
import { agreementAddress } from '@tradecounter/shop/order-agreements'
import { pageTitle } from '../page-texts.ts'
import { agreementList } from './agreement-list.ts'
import { AgreementsView } from './agreements-view.tsx'
import { shownAgreement } from './shown-agreement.ts'

/** `/my-pages/order-agreements` (MY-6): the order agreements of the customer. Needs perm:viewOrderAgreements. */
export const orderAgreementsPage: PageDefinition<'order-agreements'> = defineMyPage('order-agreements', {
  id: 'order-agreements',
  translations: ['order-agreements', 'list'],
  needs: ({ query }) => {
    const agreementId = shownAgreement(query)
    if (agreementId === null) return listNeeds(agreementList, query)
    const address = agreementAddress(agreementId)
    return [recordCustomerAddress(address), address]
  },
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('account.order-agreements'), context),
    description: translatorOf(context)('order-agreements.meta', context.siteName),
    canonicalPath: '/my-pages/order-agreements',
    noindex: true,
  }),
  View: AgreementsView,
})
