import { Suspense } from 'react'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { RadioList } from '@tradecounter/ui/radio-list'
import { TextField } from '@tradecounter/ui/text-field'
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
  const hints = [
    t(weekdays ? 'checkout.date-weekdays-hint' : 'checkout.date-hint', format.date(first), format.date(last)),
    ...(closed.length === 0
      ? []
      : [t('checkout.date-closed-hint', closed.map((day) => format.date(day)).join(', '))]),
  ]
  return (
    <Stack space={6}>
      <TextField
        {...textOf.field('requestedDeliveryDate', problems)}
        type="date"
        label={t(pickup ? 'checkout.pickup-date-field' : 'checkout.date-field')}
        name="requestedDeliveryDate"
        value={draft.requestedDeliveryDate}
        onValueChange={(requestedDeliveryDate) => change({ requestedDeliveryDate })}
        min={first}
        max={last}
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
