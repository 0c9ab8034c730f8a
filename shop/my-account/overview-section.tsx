import { canOpen } from '@tradecounter/shop/account'
import { later, useShop, useTranslations } from '@tradecounter/shop/core'
import { canOrder } from '@tradecounter/shop/orders'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { OrdersBlock } from './orders-block.tsx'

const ApprovalsBlock = later(() => import('./approvals-block.tsx'))
const InvoicesBlock = later(() => import('./invoices-block.tsx'))
const OffersBlock = later(() => import('./offers-block.tsx'))
const AgreementsBlock = later(() => import('./agreements-block.tsx'))
const FavouriteListsBlock = later(() => import('./favourite-lists-block.tsx'))
const SalesPersonBlock = later(() => import('./sales-person-block.tsx'))
const NewsBlock = later(() => import('./news-block.tsx'))
const CustomerBlock = later(() => import('./customer-block.tsx'))

/**
 * The landing page: greeting, figures of other pages, and the switch of the customer. Each block loads alone, for those
 * who may see it.
 */
export function OverviewSection() {
  const context = useShop()
  const { user } = context
  const t = useTranslations()
  if (user === null) return null
  const customer = user.attachedCustomers.find(({ id }) => id === user.customerId)
  return (
    <Stack space={8}>
      <Stack space={1}>
        <Text>{t('my-account.greeting', user.name)}</Text>
        {customer !== undefined && (
          <Text tone="muted">{t('my-account.customer', customer.name, customer.number)}</Text>
        )}
      </Stack>
      {canOpen('order-history', context) && (
        <div data-tour="latest-orders">
          <OrdersBlock />
        </div>
      )}
      {canOpen('attestation', context) && <ApprovalsBlock />}
      {canOpen('invoices', context) && <InvoicesBlock />}
      {canOpen('offers', context) && <OffersBlock />}
      {canOpen('order-agreements', context) && <AgreementsBlock />}
      {(canOrder(context) || canOpen('my-lists', context)) && <FavouriteListsBlock />}
      {canOpen('my-sales-person', context) && <SalesPersonBlock />}
      <NewsBlock />
      {user.attachedCustomers.length > 1 && <CustomerBlock user={user} />}
    </Stack>
  )
}
