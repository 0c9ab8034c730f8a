import type { OrderFieldName } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { longest, orderFieldOf } from '../../checkout-problems.ts'
import { useProblemTexts } from '../use-problem-texts.ts'
import type { StepProps } from './step-props.ts'

const fields = [
  { field: 'reference', label: 'checkout.reference', autoComplete: 'off' },
  { field: 'goodsMark', label: 'checkout.goods-mark', autoComplete: 'off' },
  { field: 'project', label: 'checkout.project', autoComplete: 'off' },
  { field: 'costCentre', label: 'checkout.cost-centre', autoComplete: 'off' },
  { field: 'contactName', label: 'checkout.contact-name', autoComplete: 'name' },
  { field: 'contactPhone', label: 'checkout.contact-phone', autoComplete: 'tel' },
] as const satisfies { field: OrderFieldName; label: string; autoComplete: string }[]

/**
 * Section 2: reference and goods marks, and a contact. A company may require any of them, offer a list of values or ask
 * for a form. Cost centres are only shown to companies that ask for them.
 */
export default function MarkingStep({ draft, change, checkout, problems }: StepProps) {
  const t = useTranslations()
  const textOf = useProblemTexts()
  const asked = ({ field }: (typeof fields)[number]): boolean => {
    const rule = orderFieldOf(checkout, field)
    return field !== 'costCentre' || (rule !== undefined && (rule.required || rule.kind !== 'text'))
  }
  const hintOf = (field: OrderFieldName): string | undefined => {
    const rule = orderFieldOf(checkout, field)
    if (rule?.hint) return rule.hint
    if (field === 'reference') return t('checkout.reference-hint')
    if (rule?.required) return t('checkout.company-requires')
    return field === 'goodsMark' ? t('checkout.goods-mark-hint') : undefined
  }
  return (
    <Stack space={4}>
      {fields.filter(asked).map(({ field, label, autoComplete }) => {
        const rule = orderFieldOf(checkout, field)
        const hint = hintOf(field)
        const shared = {
          ...textOf.field(field, problems),
          label: t(label),
          name: field,
          value: draft[field],
          onValueChange: (text: string) => change({ [field]: text }),
          required: field === 'reference' || rule?.required === true,
          ...(hint === undefined ? {} : { hint }),
        }
        return rule?.kind === 'list' ? (
          <Select
            key={field}
            {...shared}
            value={rule.values.includes(draft[field]) ? draft[field] : ''}
            options={[
              { value: '', label: t('checkout.choose-value') },
              ...rule.values.map((value, at) => ({
                value,
                label: [value, rule.names?.[at]].filter(Boolean).join(' '),
              })),
            ]}
          />
        ) : (
          <TextField
            key={field}
            {...shared}
            type={field === 'contactPhone' ? 'tel' : 'text'}
            maxLength={longest[field]}
            autoComplete={autoComplete}
          />
        )
      })}
    </Stack>
  )
}
