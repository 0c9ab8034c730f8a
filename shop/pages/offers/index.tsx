import { favouriteListsAddress } from '@tradecounter/shop/cart'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { offerAddress, offerCustomerAddress } from '@tradecounter/shop/offers'
import { offerList, OffersView, shownOffers } from '@tradecounter/shop/offers/my-offers'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(OffersView, 'account.offers')

/** `/my-pages/offers` (MY-6): the offers of the customer. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.offers',
  description: 'offers.meta',
  translations: ['offers', 'list'],
  needs: ({ query }) => {
    const part = shownOffers(query)
    if (part.kind === 'offer') {
      return [offerCustomerAddress(part.offerId), offerAddress(part.offerId)]
    }
    // A call of the browser right after load would keep the page out of the back/forward cache.
    return part.kind === 'list' ? listNeeds(offerList, query) : [favouriteListsAddress]
  },
  View,
})
