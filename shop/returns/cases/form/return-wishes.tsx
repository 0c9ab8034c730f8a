import type { ReactNode } from 'react'
import type { ReturnOptions } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Select } from '@tradecounter/ui/select'
import { Stack } from '@tradecounter/ui/layout'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import type { ReturnValues } from './use-return-form.ts'

const wantedResults = ['credit', 'replacement', 'repair'] as const
const handovers = ['pickUp', 'handIn'] as const

interface WishesProps {
  values: ReturnValues
  setValues: (values: ReturnValues) => void
  /** Where the goods can be handed over; null while that is fetched. */
  places: Pick<ReturnOptions, 'addresses' | 'branches'> | null
  /** Names of the fields that were refused. */
  wrong: readonly string[]
  /** Photos and documents. */
  children: ReactNode
}

/** Why the customer opens the case, what the customer wants, and who can be asked. */
export function ReturnWishes({ values, setValues, places, wrong, children }: WishesProps) {
  const t = useTranslations()
  const labels = {
    reason: t('returns.reason'),
    description: t('returns.description'),
    contactName: t('returns.contact-name'),
    contactPhone: t('returns.contact-phone'),
  }
  const text = (name: keyof typeof labels, maxLength: number, required = false) => ({
    label: labels[name],
    name,
    required,
    maxLength,
    value: values[name],
    onValueChange: (value: string) => setValues({ ...values, [name]: value }),
    ...(wrong.includes(name) ? { message: t('returns.wrong-required') } : {}),
  })
  return (
    <Stack space={6}>
      <TextField {...text('reason', 100, true)} />
      <TextArea {...text('description', 2000, values.kind !== 'return')} />
      {children}
      <Select
        label={t('returns.wanted')}
        name="wanted"
        value={values.wanted}
        options={wantedResults.map((value) => ({ value, label: t(`returns.wanted-${value}`) }))}
        onValueChange={(value) =>
          setValues({ ...values, wanted: wantedResults.find((each) => each === value) ?? values.wanted })
        }
      />
      {values.kind !== 'price' && values.kind !== 'missing' && (
        <Handover {...{ values, setValues, places }} />
      )}
      <TextField {...text('contactName', 80)} />
      <TextField {...text('contactPhone', 30)} />
    </Stack>
  )
}

/** Whether the goods are fetched or handed in, and at which address or branch. */
function Handover({ values, setValues, places }: Pick<WishesProps, 'values' | 'setValues' | 'places'>) {
  const t = useTranslations()
  const { handover, handoverPlaceId } = values
  const offered = (handover === 'pickUp' ? places?.addresses : places?.branches) ?? []
  return (
    <>
      <Select
        label={t('returns.handover')}
        name="handover"
        value={handover}
        options={handovers.map((value) => ({ value, label: t(`returns.handover-${value}`) }))}
        onValueChange={(value) =>
          setValues({
            ...values,
            handover: handovers.find((each) => each === value) ?? handover,
            handoverPlaceId: '',
          })
        }
      />
      {offered.length > 0 && (
        <Select
          label={t(`returns.place-${handover}`)}
          name="handoverPlaceId"
          value={offered.find(({ id }) => id === handoverPlaceId)?.id ?? offered[0]?.id ?? ''}
          options={offered.map(({ id, name, street, postalCode, city }) => ({
            value: id,
            label: [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
          }))}
          onValueChange={(value) => setValues({ ...values, handoverPlaceId: value })}
        />
      )}
    </>
  )
}
