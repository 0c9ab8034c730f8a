import { Suspense, useState } from 'react'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { DateField } from '@tradecounter/shop/list-page/date-field'
import { Stack } from '@tradecounter/ui/layout'
import { RadioList } from '@tradecounter/ui/radio-list'
import { chosenWindow } from '../../checkout-draft.ts'
import { closedWorkdays, deliversOnlyOnWorkdays } from '../../checkout-problems.ts'
import { LateLinesBanner } from '../later-banners.ts'
import { useProblemTexts } from '../use-problem-texts.ts'
import type { StepProps } from './step-props.ts'

/** Maximum number of closed days in the hint; the others are only reported when chosen. */
const namedDays = 4

/** Section 3: the delivery day among the branch's possible days, and whether the goods may be split. */
export default function DateStep({ draft, change, checkout, problems }: StepProps) {
  const t = useTranslations()
  const format = useFormat()
  const textOf = useProblemTexts()
  const days = chosenWindow(draft, checkout)
  const pickup = draft.deliveryMethod === 'pickup'
  const { firstDeliveryDate: first, lastDeliveryDate: last } = days
  const weekdays = deliversOnlyOnWorkdays(days)
  const closed = closedWorkdays(days).slice(0, namedDays)
  // Set while the field holds text that is no allowed date: the day that it had before, which must not be ordered
  // meanwhile.
  const [dayBefore, setDayBefore] = useState<string | null>(null)
  const { id, message } = textOf.field('requestedDeliveryDate', problems)
  const hints = [
    t(weekdays ? 'checkout.date-weekdays-hint' : 'checkout.date-hint', format.date(first), format.date(last)),
    ...(closed.length === 0
      ? []
      : [t('checkout.date-closed-hint', closed.map((day) => format.date(day)).join(', '))]),
  ]
  return (
    <Stack space={6}>
      <DateField
        id={id}
        // Of text that is no date, the field itself says what is wrong.
        {...(message === undefined || dayBefore !== null ? {} : { message })}
        label={t(pickup ? 'checkout.pickup-date-field' : 'checkout.date-field')}
        name="requestedDeliveryDate"
        // The field keeps what was typed as long as its value stays the same.
        value={dayBefore ?? draft.requestedDeliveryDate}
        onValueChange={(requestedDeliveryDate) => change({ requestedDeliveryDate })}
        onWrongChange={(isWrong) => {
          if (isWrong === (dayBefore !== null)) return
          setDayBefore(isWrong ? draft.requestedDeliveryDate : null)
          change({ requestedDeliveryDate: isWrong ? '' : (dayBefore ?? '') })
        }}
        min={first}
        max={last}
        closed={{ days: days.closedDates, message: (day) => t('checkout.date-closed', day) }}
        hint={hints.join('. ')}
        required
      />
      <RadioList
        legend={t('checkout.part-delivery')}
        name="partDelivery"
        value={draft.partDelivery ? 'part' : 'complete'}
        onValueChange={(value) => change({ partDelivery: value === 'part' })}
        options={[
          { value: 'part', label: t('checkout.part-delivery-part') },
          { value: 'complete', label: t('checkout.part-delivery-complete') },
        ]}
      />
      <Suspense fallback={null}>
        <LateLinesBanner
          draft={draft}
          checkout={checkout}
          onChoose={(requestedDeliveryDate: string) => change({ requestedDeliveryDate })}
        />
      </Suspense>
    </Stack>
  )
}
