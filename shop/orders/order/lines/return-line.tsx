import type { Order } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { returnHref } from '../return-href.ts'

/** Leads from a line of which something has arrived to a return or complaint about it. */
export function ReturnLine({ order, line }: { order: Order; line: Order['lines'][number] }) {
  const context = useShop()
  const t = useTranslations()
  if (line.delivered === 0 || !canOpen('returns-and-complaints', context)) return null
  return (
    <Link href={returnHref(order.orderNumber, { line: line.position }, context)}>
      {t('order-info.return-line')} <VisuallyHidden>{line.variantNbr}</VisuallyHidden>
    </Link>
  )
}
