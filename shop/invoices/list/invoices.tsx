import { createContext, useContext, useMemo, useState } from 'react'
import {
  addressOf,
  formatDay,
  formatOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { ExportJobs } from '@tradecounter/shop/exports'
import { bringIntoView } from '@tradecounter/shop/forms'
import { type ListColumn, type ListFilter, ListPage } from '@tradecounter/shop/list-page'
import { OrderNumber } from '@tradecounter/shop/orders'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { InvoiceState } from '../invoice-state.tsx'
import { Balance } from './balance.tsx'
import { amountPattern, invoiceKinds, invoiceList, type InvoiceRow, invoiceStatuses } from './invoice-list.ts'
import { FilteredZip, SelectedZip } from './invoice-zip.tsx'
import { RowMenu } from './row-menu.tsx'
import { useMailedCopy } from './use-mailed-copy.ts'

/** The list of the customer's documents of billing, below what is open. */
export default function Invoices({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const [selected, setSelected] = useState<string[]>([])
  const mail = useMailedCopy()
  const filters = useInvoiceFilters()
  return (
    <MailContext value={mail.send}>
      <Stack space={6}>
        <Balance />
        {mail.outcome !== null && (
          <div ref={bringIntoView}>
            <StatusBanner
              severity={mail.outcome.severity}
              severityLabel={t(`common.severity.${mail.outcome.severity}`)}
              live
              onClose={mail.forget}
              closeLabel={t('common.close')}
            >
              {mail.outcome.text}
            </StatusBanner>
          </div>
        )}
        <ListPage
          list={invoiceList}
          path={addressOf({ page: 'invoices', query: '' }, context)}
          query={query}
          columns={useInvoiceColumns()}
          filters={filters}
          exportRows={[{ value: 'lines', label: t('invoices.export-lines') }]}
          renderTools={(filter) => <FilteredZip filter={filter} />}
          rowName={({ kind, number }) => `${t(`invoices.kind-${kind}`)} ${number}`}
          dayText={(day) => formatDay(day, context.locale)}
          selection={{
            selected,
            onSelectedChange: setSelected,
            actions: <SelectedZip numbers={selected} />,
          }}
          texts={{
            caption: t('invoices.caption'),
            count: (total) => t.count('invoices.count', total),
            searchLabel: t('invoices.search'),
            searchHint: t('invoices.search-hint'),
            dateLabel: t('invoices.issued'),
          }}
          empty={
            <EmptyState icon="document" title={t('invoices.empty-title')}>
              {t('invoices.empty-text')}
            </EmptyState>
          }
        />
        <Part>
          <ExportJobs list="invoice-documents" />
        </Part>
      </Stack>
    </MailContext>
  )
}

/** For the cells: columns that depend on it would be new in every render. */
const MailContext = createContext<((number: string) => void) | null>(null)

function RowActions({ invoice }: { invoice: InvoiceRow }) {
  const onMail = useContext(MailContext)
  return onMail && <RowMenu invoice={invoice} onMail={onMail} />
}

function useInvoiceFilters(): ListFilter[] {
  const context = useShop()
  return useMemo(() => {
    const t = translatorOf(context)
    const amount = { pattern: amountPattern, invalid: t('invoices.amount-invalid') }
    return [
      {
        id: 'status',
        label: t('invoices.status'),
        several: true,
        options: invoiceStatuses.map((value) => ({ value, label: t(`invoices.status-${value}`) })),
      },
      {
        id: 'kind',
        label: t('invoices.kind'),
        several: true,
        options: invoiceKinds.map((value) => ({ value, label: t(`invoices.kind-${value}`) })),
      },
      {
        id: 'number',
        label: t('invoices.number-filter'),
        more: true,
        several: false,
        options: [],
        typed: {},
      },
      { id: 'orderNumber', label: t('invoices.order'), more: true, several: false, options: [], typed: {} },
      {
        id: 'reference',
        label: t('invoices.reference'),
        more: true,
        several: false,
        options: [],
        typed: {},
      },
      { id: 'project', label: t('invoices.project'), more: true, several: false, options: [], typed: {} },
      {
        id: 'due',
        label: t('invoices.due'),
        several: false,
        options: [],
        days: { from: 'dueFrom', to: 'dueTo' },
      },
      {
        id: 'amountFrom',
        label: t('invoices.amount-from'),
        more: true,
        several: false,
        options: [],
        typed: amount,
      },
      {
        id: 'amountTo',
        label: t('invoices.amount-to'),
        more: true,
        several: false,
        options: [],
        typed: { ...amount, from: 'amountFrom', reversed: t('invoices.range-invalid') },
      },
    ]
  }, [context])
}

function useInvoiceColumns(): ListColumn<InvoiceRow>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format] = [translatorOf(context), formatOf(context)]
    return [
      {
        id: 'number',
        label: t('invoices.number'),
        oneLine: true,
        cell: ({ number }) => <Link href={addressOf({ page: 'invoice', number }, context)}>{number}</Link>,
      },
      { id: 'kind', label: t('invoices.kind'), cell: ({ kind }) => t(`invoices.kind-${kind}`) },
      {
        id: 'issuedOn',
        label: t('invoices.issued'),
        oneLine: true,
        cell: ({ issuedOn }) => format.date(issuedOn),
      },
      {
        id: 'dueOn',
        label: t('invoices.due'),
        oneLine: true,
        cell: ({ kind, dueOn }) => (kind === 'invoice' || kind === 'interest' ? format.date(dueOn) : ''),
      },
      {
        id: 'status',
        label: t('invoices.status'),
        cell: ({ status }) => (status === null ? '' : <InvoiceState status={status} />),
      },
      {
        id: 'orderNumber',
        label: t('invoices.order'),
        oneLine: true,
        cell: ({ orderNumber, openOrders }) => <OrderNumber {...{ orderNumber, openOrders }} />,
      },
      { id: 'reference', label: t('invoices.reference'), cell: ({ reference }) => reference },
      { id: 'project', label: t('invoices.project'), cell: ({ project }) => project },
      {
        id: 'total',
        label: t('invoices.total'),
        numeric: true,
        cell: ({ kind, total, currency }) => format.money(kind === 'creditNote' ? -total : total, currency),
      },
      {
        id: 'openAmount',
        label: t('invoices.open-amount'),
        numeric: true,
        cell: ({ kind, openAmount, currency }) =>
          kind === 'statement'
            ? ''
            : format.money(kind === 'creditNote' ? -openAmount : openAmount, currency),
      },
      {
        id: 'actions',
        label: t('invoices.actions'),
        controls: true,
        cell: (invoice) => <RowActions invoice={invoice} />,
      },
    ]
  }, [context])
}
