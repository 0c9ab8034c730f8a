import { savedListsAddress } from '@tradecounter/shop/cart'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage, recordCustomerAddress } from '@tradecounter/shop/my-pages'
import { offerAddress } from '@tradecounter/shop/offers'
import { pageTitle } from '../page-texts.ts'
import { offerList } from './offer-list.ts'
import { OffersView } from './offers-view.tsx'
import { shownOffers } from './shown-offer.ts'

/** `/my-pages/offers` (MY-6): the offers of the customer. */
export const offersPage: PageDefinition<'offers'> = defineMyPage('offers', {
  id: 'offers',
  translations: ['offers', 'list'],
  needs: ({ query }) => {
    const part = shownOffers(query)
    if (part.kind === 'offer') {
      const address = offerAddress(part.offerId)
      return [recordCustomerAddress(address), address]
    }
    // A call of the browser right after load would keep the page out of the back/forward cache.
    return part.kind === 'list' ? listNeeds(offerList, query) : [savedListsAddress]
  },
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('account.offers'), context),
    description: translatorOf(context)('offers.meta', context.siteName),
    canonicalPath: '/my-pages/offers',
    noindex: true,
  }),
  View: OffersView,
})
