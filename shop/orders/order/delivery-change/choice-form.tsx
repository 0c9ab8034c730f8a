import { type FormEvent, useState } from 'react'
import type { DeliveryChangeRequest, DeliveryChoices } from '@tradecounter/api/contract'
import { useTimes, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { RadioList, type RadioOption } from '@tradecounter/ui/radio-list'
import { Text } from '@tradecounter/ui/text'
import { pointAddress } from './point-address.ts'

/** What is asked of the carrier. */
export type Choice = DeliveryChangeRequest['choice']

interface ChoiceFormProps {
  /** Number of the parcel. */
  number: string
  choices: DeliveryChoices
  busy: boolean
  onSend: (choice: Choice) => void
  onClose: () => void
}

/** The times and places that the carrier offers for a parcel. */
export function ChoiceForm({ number, choices, busy, onSend, onClose }: ChoiceFormProps) {
  const t = useTranslations()
  const times = useTimes()
  const [chosen, setChosen] = useState('')
  const [isChecked, setChecked] = useState(false)
  const options: (RadioOption & { choice: Choice })[] = [
    ...choices.windows.map(({ from, to }) => ({
      value: `${from} ${to}`,
      label: `${times.dayAndTime(from)} – ${times.dayAndTime(to)}`,
      choice: { kind: 'window' as const, from, to },
    })),
    ...choices.points.map((point) => ({
      value: `point ${point.id}`,
      label: point.name,
      description: pointAddress(point),
      choice: { kind: 'point' as const, pointId: point.id },
    })),
  ]
  const option = options.find(({ value }) => value === chosen)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (option !== undefined) onSend(option.choice)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack space={3}>
        <RadioList
          legend={t('order-info.delivery-change-legend', number)}
          name={`delivery-change-${number}`}
          required
          value={chosen}
          onValueChange={setChosen}
          options={options.map(({ choice: _choice, ...shown }) => shown)}
          {...(isChecked && option === undefined ? { message: t('order-info.delivery-change-missing') } : {})}
        />
        <Text size="s" tone="muted">
          {t('order-info.delivery-change-until', times.dayAndTime(choices.until))}
        </Text>
        <Inline space={3}>
          <Button type="submit" tone="accent" busy={busy}>
            {t('order-info.delivery-change-send')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
