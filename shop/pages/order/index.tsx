import { mayOpen } from '@tradecounter/shop/account'
import { addressOf, translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { orderInvoicesAddress } from '@tradecounter/shop/invoices'
import { orderAddress } from '@tradecounter/shop/orders'
import { defineMyPage, recordCustomerAddress } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { OrderView } from './order-view.tsx'

/**
 * `/my-pages/order-info/{number}`: one order of the customer, or of another customer of the user; 404 for others (ACC-9). The
 * addresses below the order history lead here.
 */
export const orderPage: PageDefinition<'order'> = defineMyPage('order-info', {
  id: 'order',
  translations: ['orders', 'deliveries', 'order-info', 'cart', 'save-list'],
  // Whose order it is decides whether there is such a page: the order itself is only read for its own customer.
  needs: ({ orderNumber }, context) => [
    recordCustomerAddress(orderAddress(orderNumber)),
    orderAddress(orderNumber),
    ...(mayOpen('invoices', context) ? [orderInvoicesAddress(orderNumber)] : []),
  ],
  leadsTo: ({ orderNumber, moved }, _answers, context) =>
    moved === true ? addressOf({ page: 'order', orderNumber }, { ...context, localePrefix: '' }) : null,
  head: ({ orderNumber }, _answers, context) => ({
    title: pageTitle(translatorOf(context)('orders.order', orderNumber), context),
    description: translatorOf(context)('orders.meta', context.siteName),
    canonicalPath: addressOf({ page: 'order', orderNumber }, { ...context, localePrefix: '' }),
    noindex: true,
  }),
  View: OrderView,
})
