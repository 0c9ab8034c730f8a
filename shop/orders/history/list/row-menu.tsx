import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { DropdownMenu, type DropdownMenuItem } from '@tradecounter/ui/dropdown-menu'
import { IconButton } from '@tradecounter/ui/icon-button'
import { canOrder } from '../../rules.ts'
import { orderSheetAddress } from '../../calls.ts'
import type { Reordering } from '../../reorder/use-reorder.ts'

/** What can be done with an order of the list: order again, track, documents, invoices, return. */
export function RowMenu({ orderNumber, reordering }: { orderNumber: string; reordering: Reordering }) {
  const context = useShop()
  const t = useTranslations()
  const order = addressOf({ page: 'order', orderNumber }, context)
  const search = encodeURIComponent(orderNumber)
  const items: DropdownMenuItem[] = [
    ...(canOrder(context)
      ? [
          {
            id: 'reorder',
            label: t('orders.reorder'),
            icon: 'cart' as const,
            disabled: reordering.busy !== null,
            onSelect: () => void reordering.start(orderNumber),
          },
        ]
      : []),
    { id: 'track', label: t('orders.track'), icon: 'truck', href: `${order}#shipments` },
    { id: 'sheet', label: t('orders.sheet'), icon: 'download', href: orderSheetAddress(orderNumber) },
    ...(canOpen('invoices', context)
      ? [
          {
            id: 'invoices',
            label: t('orders.invoices'),
            icon: 'invoice' as const,
            href: addressOf({ page: 'invoices', query: `search=${search}` }, context),
          },
        ]
      : []),
    ...(canOpen('returns-and-complaints', context)
      ? [
          {
            id: 'return',
            label: t('orders.return'),
            icon: 'return' as const,
            href: addressOf({ page: 'returns-and-complaints', query: `view=new&order=${search}` }, context),
          },
        ]
      : []),
  ]
  const label = t('orders.actions-of', orderNumber)
  return (
    <DropdownMenu label={label} items={items} trigger={<IconButton icon="more" size="s" label={label} />} />
  )
}
