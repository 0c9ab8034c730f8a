import { approvalSummaryAddress } from '@tradecounter/shop/approvals'
import { canOpen, type PageTitle } from '@tradecounter/shop/account'
import { favouriteListsAddress } from '@tradecounter/shop/cart'
import type { ShopContext } from '@tradecounter/shop/core'
import { invoiceSummaryAddress } from '@tradecounter/shop/invoices'
import { expiringOffersAddress } from '@tradecounter/shop/offers'
import { nearAgreementsAddress } from '@tradecounter/shop/order-agreements'
import { canOrder } from '@tradecounter/shop/orders'
import { salespeopleAddress } from '@tradecounter/shop/salespeople'
import {
  accountSettingsAddress,
  inMyPages,
  newsAddress,
  orderSummaryAddress,
} from '@tradecounter/shop/my-pages'
import { type MyAccountSection, MyAccountView, sectionTitle } from '@tradecounter/shop/my-account'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const needsOf: Readonly<Record<MyAccountSection, (context: ShopContext) => string[]>> = {
  overview: (context) => [
    ...(canOpen('order-history', context) ? [orderSummaryAddress] : []),
    ...(canOpen('attestation', context) ? [approvalSummaryAddress] : []),
    ...(canOpen('invoices', context) ? [invoiceSummaryAddress] : []),
    ...(canOpen('offers', context) ? [expiringOffersAddress] : []),
    ...(canOpen('order-agreements', context) ? [nearAgreementsAddress] : []),
    ...(canOrder(context) || canOpen('my-lists', context) ? [favouriteListsAddress] : []),
    ...(canOpen('my-sales-person', context) ? [salespeopleAddress] : []),
    newsAddress,
  ],
  settings: () => [accountSettingsAddress],
  security: () => [],
}

const title: PageTitle<'my-account'> = (t, { section }) => t(sectionTitle[section])

export const View = /* @__PURE__ */ inMyPages(MyAccountView, title)

/** `/my-pages/my-account` and its sections; `/my-pages` leads here. */
export default /* @__PURE__ */ definePage(page, {
  title,
  description: (t, { section }, siteName) => t(`my-account.meta-${section}`, siteName),
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
  View,
})
