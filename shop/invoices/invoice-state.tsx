import type { InvoiceStatus } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Icon, type IconName } from '@tradecounter/ui/icon'
import { Text } from '@tradecounter/ui/text'
import { state } from './invoice-state.css.ts'

const icons: Readonly<Record<InvoiceStatus, IconName>> = {
  open: 'calendar',
  partlyPaid: 'processing',
  paid: 'check',
  overdue: 'warning',
  credited: 'minus',
  disputed: 'help',
}

/** The state of payment of a document, by icon and text. */
export function InvoiceState({ status }: { status: InvoiceStatus }) {
  const t = useTranslations()
  return (
    <span className={state}>
      <Icon name={icons[status]} size="s" />
      <Text as="span" {...(status === 'overdue' ? { strong: true } : {})}>
        {t(`invoices.status-${status}`)}
      </Text>
    </span>
  )
}
