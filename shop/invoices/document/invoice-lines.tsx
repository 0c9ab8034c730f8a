import type { ReactNode } from 'react'
import type { Invoice } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import {
  addressOf,
  formatOf,
  localHref,
  type ShopContext,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import * as styles from './invoice.css.ts'

const percent = (format: ReturnType<typeof formatOf>, thousandths: number): string =>
  `${format.quantity(thousandths / 10)} %`

type Line = Invoice['lines'][number]

interface LineColumn {
  id: string
  label: string
  isAmount: boolean
  cell: (line: Line) => ReactNode
}

/** The columns of the lines; those without a meaning for the document are left out. */
function lineColumns(invoice: Invoice, context: ShopContext): LineColumn[] {
  const [t, format] = [translatorOf(context), formatOf(context)]
  const { number, lines, currency, kind } = invoice
  const canDispute = invoice.canDispute && canOpen('returns-and-complaints', context)
  const isGoods = kind === 'invoice' || kind === 'creditNote'
  const hasDiscount = lines.some(({ discountThousandths }) => discountThousandths > 0)
  const notesOf = (line: Line): string[] => [
    ...(line.variantNbr === '' ? [] : [t('invoices.line-number', line.variantNbr)]),
    ...(line.ownNumber === '' ? [] : [t('invoices.line-own', line.ownNumber)]),
    ...(line.orderPosition === 0 ? [] : [t('invoices.line-order', line.orderPosition)]),
    ...(line.shipmentNumber === '' ? [] : [t('invoices.line-shipment', line.shipmentNumber)]),
    ...(line.goodsMark === '' ? [] : [line.goodsMark]),
  ]
  return [
    {
      id: 'article',
      label: t('invoices.line-article'),
      isAmount: false,
      cell: (line) => (
        <span>
          {line.url === null ? line.name : <Link href={localHref(line.url, context)}>{line.name}</Link>}
          {notesOf(line).map((note) => (
            <span key={note} className={styles.notes}>
              {note}
            </span>
          ))}
          {canDispute && (
            <span className={styles.lineAction}>
              <Link
                href={addressOf(
                  {
                    page: 'returns-and-complaints',
                    query: `view=new&invoice=${encodeURIComponent(number)}&line=${line.position}`,
                  },
                  context,
                )}
              >
                {t('invoices.dispute-line', line.position)}
              </Link>
            </span>
          )}
        </span>
      ),
    },
    ...(isGoods
      ? [
          {
            id: 'quantity',
            label: t('invoices.line-quantity'),
            isAmount: true,
            cell: ({ quantity, displayUnitCode }: Line) => `${format.quantity(quantity)} ${displayUnitCode}`,
          },
          {
            id: 'price',
            label: t('invoices.line-price'),
            isAmount: true,
            cell: ({ unitPrice, priceUnit }: Line) => `${format.money(unitPrice, currency)}/${priceUnit}`,
          },
        ]
      : []),
    ...(hasDiscount
      ? [
          {
            id: 'discount',
            label: t('invoices.line-discount'),
            isAmount: true,
            cell: ({ discountThousandths }: Line) =>
              discountThousandths === 0 ? '' : percent(format, discountThousandths),
          },
        ]
      : []),
    ...(kind === 'statement'
      ? []
      : [
          {
            id: 'vat',
            label: t('invoices.line-vat'),
            isAmount: true,
            cell: ({ vatThousandths }: Line) => percent(format, vatThousandths),
          },
        ]),
    {
      id: 'sum',
      // A statement lists what is open of each document.
      label: t(kind === 'statement' ? 'invoices.total' : 'invoices.line-sum'),
      isAmount: true,
      cell: ({ net }) => format.money(net, currency),
    },
  ]
}

/** The lines of a document: a table, on phones one line below the other. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const context = useShop()
  const t = useTranslations()
  const columns = lineColumns(invoice, context)
  const { lines } = invoice
  return (
    <table className={styles.table} aria-label={t('invoices.lines')}>
      <thead className={styles.headings}>
        <tr>
          {columns.map(({ id, label, isAmount }) => (
            <th key={id} scope="col" className={`${styles.heading} ${isAmount ? styles.amount : ''}`}>
              <Text as="span" size="s" tone="muted">
                {label}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position} className={styles.row}>
            {columns.map(({ id, label, isAmount, cell }) => (
              <td key={id} className={`${styles.cell} ${isAmount ? styles.amount : ''}`}>
                {isAmount && (
                  <span className={styles.cellLabel} aria-hidden="true">
                    {label}
                  </span>
                )}
                <span>{cell(line)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
