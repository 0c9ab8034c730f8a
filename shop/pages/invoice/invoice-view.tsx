import { Suspense } from 'react'
import { mayOpen, SignedInOnly } from '@tradecounter/shop/account'
import { addressOf, later, useShop, useTranslations, type Route } from '@tradecounter/shop/core'
import { invoiceAddress, useInvoice } from '@tradecounter/shop/invoices'
import { NoAccess, OwnRecord, useRecordCustomer } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { PageWaiting } from '../page-waiting.tsx'
import { screenOnly } from './invoice.css.ts'

const InvoiceDocument = later(() => import('./invoice-document.tsx'))

/** One document: nothing but the document and its actions (spec §2 "Layout segments"). */
export function InvoiceView({ route: { number } }: { route: Extract<Route, { page: 'invoice' }> }) {
  const context = useShop()
  const t = useTranslations()
  const permitted = context.user === null || mayOpen('invoices', context)
  const mayRead = context.user !== null && permitted
  const { other } = useRecordCustomer(mayRead ? invoiceAddress(number) : null)
  const { data: invoice, error, mutate } = useInvoice(mayRead && other === null ? number : null)
  const title = `${t(`invoices.kind-${invoice?.kind ?? 'invoice'}`)} ${number}`
  return (
    <Stack space={6}>
      {permitted && (
        <div className={screenOnly}>
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[{ text: t('invoices.title'), url: addressOf({ page: 'invoices', query: '' }, context) }]}
            current={title}
          />
        </div>
      )}
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {!permitted ? (
        <NoAccess />
      ) : (
        <SignedInOnly>
          <OwnRecord other={other}>
            {invoice === undefined ? (
              <PageWaiting error={error} onRetry={() => mutate()} />
            ) : (
              <Suspense fallback={null}>
                <InvoiceDocument invoice={invoice} />
              </Suspense>
            )}
          </OwnRecord>
        </SignedInOnly>
      )}
    </Stack>
  )
}
