import { approvalSummaryAddress } from '@tradecounter/shop/approvals'
import { mayOpen } from '@tradecounter/shop/account'
import { savedListsAddress } from '@tradecounter/shop/cart'
import {
  addressOf,
  translatorOf,
  type MyAccountSection,
  type PageDefinition,
  type ShopContext,
} from '@tradecounter/shop/core'
import { invoiceSummaryAddress } from '@tradecounter/shop/invoices'
import { expiringOffersAddress } from '@tradecounter/shop/offers'
import { nearAgreementsAddress } from '@tradecounter/shop/order-agreements'
import { mayOrder } from '@tradecounter/shop/orders'
import { salespeopleAddress } from '@tradecounter/shop/salespeople'
import { accountSettingsAddress, orderSummaryAddress, defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { MyAccountView } from './my-account-view.tsx'
import { sectionTitle } from './sections.ts'

const needsOf: Readonly<Record<MyAccountSection, (context: ShopContext) => string[]>> = {
  overview: (context) => [
    ...(mayOpen('order-history', context) ? [orderSummaryAddress] : []),
    ...(mayOpen('attestation', context) ? [approvalSummaryAddress] : []),
    ...(mayOpen('invoices', context) ? [invoiceSummaryAddress] : []),
    ...(mayOpen('offers', context) ? [expiringOffersAddress] : []),
    ...(mayOpen('order-agreements', context) ? [nearAgreementsAddress] : []),
    ...(mayOrder(context) ? [savedListsAddress] : []),
    ...(mayOpen('my-sales-person', context) ? [salespeopleAddress] : []),
  ],
  settings: () => [accountSettingsAddress],
  security: () => [],
}

/** `/my-pages/my-account` and its sections; `/my-pages` leads here. */
export const myAccountPage: PageDefinition<'my-account'> = defineMyPage('my-account', {
  id: 'my-account',
  translations: [
    'my-account',
    'orders',
    'cart',
    'list-outcome',
    'security',
    'second-step',
    'password',
    'list',
  ],
  needs: ({ section }, context) => needsOf[section](context),
  leadsTo: ({ moved }, _answers, context) =>
    moved === true
      ? addressOf({ page: 'my-account', section: 'overview' }, { ...context, localePrefix: '' })
      : null,
  head: ({ section }, _answers, context) => ({
    title: pageTitle(translatorOf(context)(sectionTitle[section]), context),
    description: translatorOf(context)(`my-account.meta-${section}`, context.siteName),
    canonicalPath: addressOf({ page: 'my-account', section }, { ...context, localePrefix: '' }),
    noindex: true,
  }),
  View: MyAccountView,
})
