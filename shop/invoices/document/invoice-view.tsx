import { Suspense } from 'react'
import {
  addressOf,
  later,
  PageWaiting,
  type RouteTo,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { OwnRecord, useRecordCustomer } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { invoiceCustomerAddress, useInvoice } from '../calls.ts'
import { screenOnly } from './invoice.css.ts'

const InvoiceDocument = later(() => import('./invoice-document.tsx'))

/** One document: nothing but the document and its actions (spec §2 "Layout segments"). */
export function InvoiceView({ route: { number } }: { route: RouteTo<'invoice'> }) {
  const context = useShop()
  const t = useTranslations()
  const { other } = useRecordCustomer(invoiceCustomerAddress(number))
  const { data: invoice, error, mutate } = useInvoice(other === null ? number : null)
  const title = `${t(`invoices.kind-${invoice?.kind ?? 'invoice'}`)} ${number}`
  return (
    <Stack space={6}>
      <div className={screenOnly}>
        <Breadcrumbs
          label={t('common.breadcrumbs')}
          items={[{ text: t('invoices.title'), url: addressOf({ page: 'invoices', query: '' }, context) }]}
          current={title}
        />
      </div>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <OwnRecord other={other}>
        {invoice === undefined ? (
          <PageWaiting error={error} onRetry={() => mutate()} />
        ) : (
          <Suspense fallback={null}>
            <InvoiceDocument invoice={invoice} />
          </Suspense>
        )}
      </OwnRecord>
    </Stack>
  )
}
