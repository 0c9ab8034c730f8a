import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { salespeopleAddress } from '@tradecounter/shop/salespeople'
import { MySalesPersonView } from './my-sales-person-view.tsx'

/** `/my-pages/my-sales-person` (MY-2): the shop's people for the customer. */
export const mySalesPersonPage: PageDefinition<'my-sales-person'> = defineMyPage('my-sales-person', {
  id: 'my-sales-person',
  translations: ['sales-person'],
  needs: () => [salespeopleAddress],
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('account.my-sales-person'), context),
    description: translatorOf(context)('sales-person.meta', context.siteName),
    canonicalPath: '/my-pages/my-sales-person',
    noindex: true,
  }),
  View: MySalesPersonView,
})
