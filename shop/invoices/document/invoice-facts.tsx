import type { Invoice } from '@tradecounter/api/contract'
import { addressOf, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { InvoiceState } from '../invoice-state.tsx'
import * as styles from './invoice.css.ts'

/** State, days, parties, references and payment of a document. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { kind, seller, buyer, delivery, account, paymentReference, status, creditedNumber } = invoice
  const related = invoice.related.filter(({ number }) => number !== creditedNumber)
  const isToPay = kind === 'invoice' || kind === 'interest'
  const partyText = (party: Invoice['seller'], ...more: string[]): string =>
    [
      party.name,
      ...party.lines,
      ...(party.organisationNumber === ''
        ? []
        : [t('invoices.organisation-number', party.organisationNumber)]),
      ...(party.vatNumber === '' ? [] : [t('invoices.vat-number', party.vatNumber)]),
      ...more,
    ].join('\n')
  const linkTo = (number: string) => (
    <Link key={number} href={addressOf({ page: 'invoice', number }, context)}>
      {number}
    </Link>
  )
  const day = (text: string): string => (text === '' ? '' : format.date(text))
  const facts: Fact[] = [
    [t('invoices.status'), status === null ? '' : <InvoiceState status={status} />],
    [t('invoices.issued'), day(invoice.issuedOn)],
    [t('invoices.due'), isToPay ? day(invoice.dueOn) : ''],
    [
      t('invoices.payment-reference'),
      isToPay && (
        <span className={styles.reference}>
          {paymentReference}
          <span className={screenOnly}>
            <CopyButton
              text={paymentReference}
              label={t('invoices.copy-reference')}
              labels={{ copied: t('invoices.copied'), failed: t('invoices.copy-failed') }}
            />
          </span>
        </span>
      ),
    ],
    [
      t('invoices.account'),
      isToPay
        ? [t(`invoices.account-${account.kind}`, account.id), account.bic].filter(Boolean).join('\n')
        : '',
    ],
    [t('invoices.seller'), partyText(seller)],
    [t('invoices.buyer'), partyText(buyer, t('invoices.customer-number', invoice.customerNumber))],
    [t('invoices.delivery'), delivery === null ? '' : partyText(delivery)],
    [t('invoices.delivered'), day(invoice.deliveredOn)],
    [t('invoices.order'), invoice.orderNumber],
    [t('invoices.reference'), invoice.reference],
    [t('invoices.project'), invoice.project],
    [t('invoices.cost-centre'), invoice.costCentre],
    [t('invoices.goods-mark'), invoice.goodsMark],
    [t('invoices.credited-number'), creditedNumber === '' ? '' : linkTo(creditedNumber)],
    [t('invoices.reason'), invoice.reason],
    [
      t('invoices.related'),
      related.length > 0 && (
        <Stack space={1}>
          {related.map(({ number, kind: other }) => (
            <span key={number}>
              {t(`invoices.kind-${other}`)} {linkTo(number)}
            </span>
          ))}
        </Stack>
      ),
    ],
  ]
  return <FactList facts={facts} layout="columns" />
}
