import { useState } from 'react'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { DatePicker } from '@tradecounter/ui/date-picker'
import { useCalendarLabels } from './use-calendar-labels.ts'

interface DateFieldProps {
  label: string
  name: string
  /** A day as `YYYY-MM-DD`; '' for none. */
  value: string
  onValueChange: (day: string) => void
  /** Called with true while the field holds text that is not an allowed date: a form with it must not be sent. */
  onWrongChange: (isWrong: boolean) => void
  min?: string
  max?: string
  /** Days between that cannot be chosen, because nothing is delivered, and the message for a typed one. */
  closed?: { days: readonly string[]; message: (day: string) => string }
  hint?: string
  /** Shown in place of the field's own message. */
  message?: string
  required?: boolean
  /** For links to the field; generated if absent. */
  id?: string
}

/**
 * Use it for a date in a form of a page with the texts of lists. It is typed as in the language of the page; a native
 * field follows the language of the browser.
 */
export function DateField({ value, onValueChange, onWrongChange, closed, ...field }: DateFieldProps) {
  const t = useTranslations()
  const { locale } = useShop()
  const calendarLabels = useCalendarLabels()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <DatePicker
      {...field}
      {...(closed === undefined ? {} : { closed: { ...closed, reason: t('list.no-delivery') } })}
      value={value === '' ? null : value}
      onValueChange={(day) => {
        onWrongChange(false)
        onValueChange(day ?? '')
      }}
      onWrongChange={onWrongChange}
      locale={locale}
      today={today}
      labels={{
        ...calendarLabels,
        choose: t('list.choose-day'),
        change: (day) => t('list.change-day', day),
        dialog: field.label,
      }}
    />
  )
}
