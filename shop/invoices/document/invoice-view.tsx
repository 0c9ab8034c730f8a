import { Suspense } from 'react'
import { addressOf, later, type RouteTo, useShop, useTranslations } from '@tradecounter/shop/core'
import { OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { invoiceAddress, invoiceCustomerAddress } from '../calls.ts'

const InvoiceDocument = later(() => import('./invoice-document.tsx'))

/** One document: nothing but the document and its actions (spec §2 "Layout segments"). */
export function InvoiceView({ route: { number } }: { route: RouteTo<'invoice'> }) {
  const context = useShop()
  const t = useTranslations()
  const shown = useRecord(invoiceCustomerAddress(number), invoiceAddress(number))
  const title = `${t(`invoices.kind-${shown.record?.kind ?? 'invoice'}`)} ${number}`
  return (
    <Stack space={6}>
      <Breadcrumbs
        label={t('common.breadcrumbs')}
        items={[{ text: t('invoices.title'), url: addressOf({ page: 'invoices', query: '' }, context) }]}
        current={title}
      />
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <OwnRecord {...shown}>
        {(invoice) => (
          <Suspense fallback={null}>
            <InvoiceDocument invoice={invoice} />
          </Suspense>
        )}
      </OwnRecord>
    </Stack>
  )
}
