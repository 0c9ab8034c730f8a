import { addressOf, PartFailure, useShop, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { useOrderInvoices } from './calls.ts'

/** Links to the invoices and credit notes of an order. Renders nothing without any. */
export function OrderInvoices({ orderNumber }: { orderNumber: string }) {
  const context = useShop()
  const t = useTranslations()
  const { data, error, mutate } = useOrderInvoices(orderNumber)
  if (data === undefined && error !== undefined) return <PartFailure onRetry={() => mutate()} />
  if (data === undefined || data.invoices.length === 0) return null
  return (
    <Stack space={2} as="section">
      <Heading level={2} size="s">
        {t('orders.invoices')}
      </Heading>
      {data.invoices.map(({ number }) => (
        <Link key={number} href={addressOf({ page: 'invoice', number }, context)}>
          {number}
        </Link>
      ))}
    </Stack>
  )
}
