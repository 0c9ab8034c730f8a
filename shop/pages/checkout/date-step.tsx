import { useFormat, useWords } from '@tradecounter/shop/core'
import { closedWorkdays, deliversOnlyOnWorkdays } from '@tradecounter/shop/orders'
import { TextField } from '@tradecounter/ui/text-field'
import { useProblemWords } from './problem-words.ts'
import type { StepProps } from './step-props.ts'

/** Closed days that the hint names; the rest is told when one of them is chosen. */
const namedDays = 4

/** Section 3: the day that the goods should come, within the days that there is delivery. */
export function DateStep({ draft, change, checkout, problems }: StepProps) {
  const t = useWords()
  const format = useFormat()
  const wordsOf = useProblemWords()
  const { firstDeliveryDate: first, lastDeliveryDate: last } = checkout
  const weekdays = deliversOnlyOnWorkdays(checkout)
  const closed = closedWorkdays(checkout).slice(0, namedDays)
  const hints = [
    t(weekdays ? 'checkout.date-weekdays-hint' : 'checkout.date-hint', format.date(first), format.date(last)),
    ...(closed.length === 0
      ? []
      : [t('checkout.date-closed-hint', closed.map((day) => format.date(day)).join(', '))]),
  ]
  return (
    <TextField
      {...wordsOf.field('requestedDeliveryDate', problems)}
      type="date"
      label={t('checkout.date-field')}
      name="requestedDeliveryDate"
      value={draft.requestedDeliveryDate}
      onValueChange={(requestedDeliveryDate) => change({ requestedDeliveryDate })}
      min={first}
      max={last}
      hint={hints.join('. ')}
      required
    />
  )
}
