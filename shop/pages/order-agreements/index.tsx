import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { agreementAddress, agreementCustomerAddress } from '@tradecounter/shop/order-agreements'
import { agreementList, AgreementsView, shownAgreement } from '@tradecounter/shop/order-agreements/agreements'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(AgreementsView, 'account.order-agreements')

/** `/my-pages/order-agreements` (MY-6): the order agreements of the customer. Needs perm:viewOrderAgreements. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.order-agreements',
  description: 'order-agreements.meta',
  translations: ['order-agreements', 'list'],
  needs: ({ query }) => {
    const agreementId = shownAgreement(query)
    if (agreementId === null) return listNeeds(agreementList, query)
    return [agreementCustomerAddress(agreementId), agreementAddress(agreementId)]
  },
  View,
})
