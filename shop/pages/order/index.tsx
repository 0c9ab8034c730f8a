import { canOpen, type PageTitle } from '@tradecounter/shop/account'
import { OrderInvoices, orderInvoicesAddress } from '@tradecounter/shop/invoices'
import { orderAddress, orderCustomerAddress } from '@tradecounter/shop/orders'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { OrderView } from '@tradecounter/shop/orders/order'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const title: PageTitle<'order'> = (t, { orderNumber }) => t('orders.order', orderNumber)

export const View = /* @__PURE__ */ inMyPages<'order'>(
  ({ route }) => (
    <OrderView route={route} renderInvoices={(orderNumber) => <OrderInvoices orderNumber={orderNumber} />} />
  ),
  title,
)

/**
 * `/my-pages/order-info/{number}`: one order of the customer, or of another customer of the user; 404 for others
 * (ACC-9). The addresses below the order history lead here.
 */
export default /* @__PURE__ */ definePage(page, {
  title,
  description: 'orders.meta',
  translations: ['orders', 'deliveries', 'order-info', 'cart', 'save-list'],
  // Whose order it is decides whether there is such a page: the order itself is only read for its own customer.
  needs: ({ orderNumber }, context) => [
    orderCustomerAddress(orderNumber),
    orderAddress(orderNumber),
    ...(canOpen('invoices', context) ? [orderInvoicesAddress(orderNumber)] : []),
  ],
  View,
})
