import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { DropdownMenu, type DropdownMenuItem } from '@tradecounter/ui/dropdown-menu'
import { IconButton } from '@tradecounter/ui/icon-button'
import { invoicePdfAddress, invoiceXmlAddress } from '../calls.ts'
import type { InvoiceRow } from './invoice-list.ts'

interface RowMenuProps {
  invoice: InvoiceRow
  onMail: (number: string) => void
}

/** What can be done with a document of the list: open, PDF, electronic invoice, order, dispute lines, mail a copy. */
export function RowMenu({ invoice: { number, kind, hasXml, openOrders }, onMail }: RowMenuProps) {
  const context = useShop()
  const t = useTranslations()
  const items: DropdownMenuItem[] = [
    {
      id: 'open',
      label: t('invoices.open-document'),
      icon: 'invoice',
      href: addressOf({ page: 'invoice', number }, context),
    },
    { id: 'pdf', label: t('invoices.pdf'), icon: 'download', href: invoicePdfAddress(number) },
    ...(hasXml
      ? [
          {
            id: 'xml',
            label: t('invoices.xml'),
            icon: 'download' as const,
            href: invoiceXmlAddress(number),
          },
        ]
      : []),
    ...openOrders.map((orderNumber) => ({
      id: 'order',
      label: t('invoices.open-order', orderNumber),
      icon: 'box' as const,
      href: addressOf({ page: 'order', orderNumber }, context),
    })),
    ...((kind === 'invoice' || kind === 'interest') && canOpen('returns-and-complaints', context)
      ? [
          {
            id: 'dispute',
            label: t('invoices.dispute'),
            icon: 'return' as const,
            href: addressOf({ page: 'returns-and-complaints', query: `view=new&invoice=${number}` }, context),
          },
        ]
      : []),
    { id: 'mail', label: t('invoices.mail'), icon: 'mail', onSelect: () => onMail(number) },
  ]
  const label = t('invoices.actions-of', `${t(`invoices.kind-${kind}`)} ${number}`)
  return (
    <DropdownMenu label={label} items={items} trigger={<IconButton icon="more" size="s" label={label} />} />
  )
}
