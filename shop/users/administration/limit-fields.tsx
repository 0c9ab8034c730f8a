import { useTranslations } from '@tradecounter/shop/core'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { fields, group } from './user-administration.css.ts'
import { amountOf, typedAmount } from './user-texts.ts'

const periods = ['', 'week', 'month', 'quarter', 'halfYear', 'year'] as const

/** Limits as they are typed, in the main unit. */
export interface TypedLimits {
  orderLimit: string
  periodLimit: string
  period: (typeof periods)[number]
}

export const typedLimits = (of: {
  orderLimit: number | null
  periodLimit: number | null
  period: TypedLimits['period']
}): TypedLimits => ({
  orderLimit: typedAmount(of.orderLimit),
  periodLimit: typedAmount(of.periodLimit),
  period: of.period,
})

/** The limits that are typed, or the code of what is wrong by field. */
export function readLimits(typed: TypedLimits) {
  const orderLimit = amountOf(typed.orderLimit)
  const periodLimit = amountOf(typed.periodLimit)
  const wrong: Readonly<Record<string, string>> = {
    ...(orderLimit === undefined ? { orderLimit: 'amount' } : {}),
    ...(periodLimit === undefined ? { periodLimit: 'amount' } : {}),
    ...(periodLimit === null && typed.period !== '' ? { periodLimit: 'period' } : {}),
    ...(typeof periodLimit === 'number' && typed.period === '' ? { period: 'period' } : {}),
  }
  return {
    limits: { orderLimit: orderLimit ?? null, periodLimit: periodLimit ?? null, period: typed.period },
    wrong,
  }
}

interface LimitFieldsProps {
  /** Before the names and ids of the fields. @default '' */
  prefix?: string
  typed: TypedLimits
  currency: string
  change: (part: Partial<TypedLimits>) => void
  /** Message and hint of a field. */
  about?: (field: keyof TypedLimits) => { message?: string; hint?: string }
}

const nothing = () => ({})

/** Amount per order, amount per period, and the period. */
export function LimitFields({ prefix = '', typed, currency, change, about = nothing }: LimitFieldsProps) {
  const t = useTranslations()
  const amount = (field: 'orderLimit' | 'periodLimit') => ({
    id: `${prefix}${field}`,
    name: `${prefix}${field}`,
    label: t(`users.${field}`, currency),
    inputMode: 'decimal' as const,
    maxLength: 14,
    value: typed[field],
    onValueChange: (value: string) => change({ [field]: value }),
    ...about(field),
  })
  return (
    <div className={group}>
      <div className={fields}>
        <TextField {...amount('orderLimit')} />
      </div>
      <div className={fields}>
        <TextField {...amount('periodLimit')} />
        <Select
          id={`${prefix}period`}
          name={`${prefix}period`}
          label={t('users.period')}
          value={typed.period}
          options={periods.map((value) => ({
            value,
            label: value === '' ? t('users.no-period') : t(`users.period-${value}`),
          }))}
          onValueChange={(value) => change({ period: periods.find((each) => each === value) ?? '' })}
          {...about('period')}
        />
      </div>
    </div>
  )
}
