import type { Attachment } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { titleOf } from './customer-list.ts'

/** What a user may do with an own customer. */
export interface CustomerActions {
  /** Whether the user is being switched to the customer. */
  isSwitching: (customer: Attachment) => boolean
  onSwitch: (customer: Attachment) => void
  onDefault: (customer: Attachment) => void
  onRename: (customer: Attachment) => void
  /** Hides a shown customer, and shows a hidden one. */
  onHide: (customer: Attachment) => void
  onLeave: (customer: Attachment) => void
}

/** The buttons of an own customer. The current one can be neither hidden nor left. */
export function CustomerButtons({ customer, actions }: { customer: Attachment; actions: CustomerActions }) {
  const t = useTranslations()
  const { isCurrent, isDefault, hidden } = customer
  // Names the customer of a button for those who do not see the row.
  const hiddenName = <VisuallyHidden>: {titleOf(customer)}</VisuallyHidden>
  return (
    <Inline space={2}>
      {!isCurrent && (
        <Button
          size="s"
          tone="accent"
          busy={actions.isSwitching(customer)}
          onClick={() => actions.onSwitch(customer)}
        >
          {t('customers.switch')}
          {hiddenName}
        </Button>
      )}
      {!isDefault && (
        <Button size="s" onClick={() => actions.onDefault(customer)}>
          {t('customers.set-default')}
          {hiddenName}
        </Button>
      )}
      <Button size="s" tone="quiet" onClick={() => actions.onRename(customer)}>
        {t('customers.rename')}
        {hiddenName}
      </Button>
      {!isCurrent && (
        <>
          <Button size="s" tone="quiet" onClick={() => actions.onHide(customer)}>
            {t(hidden ? 'customers.show' : 'customers.hide')}
            {hiddenName}
          </Button>
          <Button size="s" tone="quiet" onClick={() => actions.onLeave(customer)}>
            {t('customers.leave')}
            {hiddenName}
          </Button>
        </>
      )}
    </Inline>
  )
}
