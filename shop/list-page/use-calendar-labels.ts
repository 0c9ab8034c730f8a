import { useTranslations } from '@tradecounter/shop/core'
import type { DatePickerLabels } from '@tradecounter/ui/date-picker'

/** The texts that the pickers of one date and of a range share. */
export function useCalendarLabels(): Omit<DatePickerLabels, 'choose' | 'change' | 'dialog'> {
  const t = useTranslations()
  return {
    previousMonth: t('list.month-before'),
    nextMonth: t('list.month-after'),
    today: t('list.today'),
    selected: t('list.day-selected'),
    rangeStart: t('list.range-start'),
    rangeEnd: t('list.range-end'),
    withinRange: t('list.within-range'),
    loading: t('list.calendar-loading'),
    unreadable: t('list.no-date'),
    tooEarly: (day) => t('list.too-early', day),
    tooLate: (day) => t('list.too-late', day),
  }
}
