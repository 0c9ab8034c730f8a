import type { OptionalField } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { longest } from '@tradecounter/shop/orders'
import { Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { useProblemTexts } from '../problem-texts.ts'
import type { StepProps } from './step-props.ts'

const fields = [
  { field: 'goodsMark', label: 'checkout.goods-mark', autoComplete: 'off' },
  { field: 'project', label: 'checkout.project', autoComplete: 'off' },
  { field: 'contactName', label: 'checkout.contact-name', autoComplete: 'name' },
  { field: 'contactPhone', label: 'checkout.contact-phone', autoComplete: 'tel' },
] as const satisfies { field: OptionalField; label: string; autoComplete: string }[]

/** Section 2: what the papers and the parcel are marked with, and whom to ask. A company may require any of it. */
export function MarkingStep({ draft, change, checkout, problems }: StepProps) {
  const t = useTranslations()
  const textOf = useProblemTexts()
  const hintOf = (field: OptionalField): string | undefined =>
    checkout.requiredFields.includes(field)
      ? t('checkout.company-requires')
      : field === 'goodsMark'
        ? t('checkout.goods-mark-hint')
        : undefined
  return (
    <Stack space={4}>
      <TextField
        {...textOf.field('reference', problems)}
        label={t('checkout.reference')}
        name="reference"
        value={draft.reference}
        onValueChange={(reference) => change({ reference })}
        hint={t('checkout.reference-hint')}
        autoComplete="off"
        required
      />
      {fields.map(({ field, label, autoComplete }) => {
        const hint = hintOf(field)
        return (
          <TextField
            key={field}
            {...textOf.field(field, problems)}
            label={t(label)}
            name={field}
            type={field === 'contactPhone' ? 'tel' : 'text'}
            value={draft[field]}
            onValueChange={(text) => change({ [field]: text })}
            maxLength={longest[field]}
            autoComplete={autoComplete}
            required={checkout.requiredFields.includes(field)}
            {...(hint === undefined ? {} : { hint })}
          />
        )
      })}
    </Stack>
  )
}
