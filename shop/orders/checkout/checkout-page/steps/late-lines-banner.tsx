import type { Checkout } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { chosenWindow, type CheckoutDraft } from '../../checkout-draft.ts'
import { dateProblem } from '../../checkout-problems.ts'
import { dayForAll, lateLines } from '../../late-lines.ts'
import * as styles from '../checkout.css.ts'

/** Maximum number of named lines; the others are counted. */
const namedLines = 4

interface LateLinesBannerProps {
  draft: CheckoutDraft
  checkout: Checkout
  /** Called with the day on which all lines are available. */
  onChoose?: (day: string) => void
}

/**
 * Says which lines cannot be delivered on the requested day, what happens with them, and on which day all are
 * available.
 */
export default function LateLinesBanner({ draft, checkout, onChoose }: LateLinesBannerProps) {
  const t = useTranslations()
  const format = useFormat()
  const { requestedDeliveryDate: requested, partDelivery } = draft
  const days = chosenWindow(draft, checkout)
  const late = dateProblem(requested, days) === null ? lateLines(checkout, requested) : []
  if (late.length === 0) return null
  const named = late.length === namedLines + 1 ? late : late.slice(0, namedLines)
  const others = late.slice(named.length).map(({ day }) => day)
  const whole = dayForAll(late, days)
  return (
    <StatusBanner
      severity="warning"
      severityLabel={t('common.severity.warning')}
      title={t('checkout.late-title', format.date(requested))}
      live
      action={
        whole !== null &&
        onChoose !== undefined && (
          <Button size="s" onClick={() => onChoose(whole)}>
            {t('checkout.late-choose', format.date(whole))}
          </Button>
        )
      }
    >
      <Stack space={2}>
        <ul className={styles.changes}>
          {named.map(({ itemId, name, day }) => (
            <li key={itemId}>{t('checkout.late-line', name, format.date(day))}</li>
          ))}
          {others.length > 0 && (
            <li>
              {t(
                'checkout.late-line',
                t.count('cart.count', others.length),
                format.date(others.toSorted()[0] ?? requested),
              )}
            </li>
          )}
        </ul>
        {partDelivery ? (
          <span>{t('checkout.late-part')}</span>
        ) : (
          whole !== null && <span>{t('checkout.late-complete', format.date(whole))}</span>
        )}
      </Stack>
    </StatusBanner>
  )
}
