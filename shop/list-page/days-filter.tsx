import { useState } from 'react'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { lastDays, monthRange, yearRange } from '@tradecounter/ui/calendar'
import { DateRangePicker } from '@tradecounter/ui/date-range-picker'
import * as styles from './list-page.css.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'
import { useReset } from './use-reset.ts'

/** Days as `YYYY-MM-DD`, both included; '' leaves an end open. */
interface Days {
  from: string
  to: string
}

interface DaysFilterProps {
  /** Which days these are: "Order date". */
  legend: string
  /** Names of the two fields in the address. */
  names: Days
  chosen: Days
  choose: (days: Days) => void
}

const rangeOf = ({ from, to }: Days) => ({ from: from || null, to: to || null })

/** Restricts a list to a range of days. */
export function DaysFilter({ legend, names, chosen, choose }: DaysFilterProps) {
  const t = useTranslations()
  const { locale } = useShop()
  const calendarLabels = useCalendarLabels()
  const [range, setRange] = useState(rangeOf(chosen))
  useReset(`${chosen.from} ${chosen.to}`, () => setRange(rangeOf(chosen)))
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <div className={styles.days}>
      <DateRangePicker
        legend={legend}
        names={names}
        value={range}
        locale={locale}
        today={today}
        presets={[
          { id: 'days', label: t('list.last-days', 30), range: lastDays(today, 30) },
          { id: 'month', label: t('list.this-month'), range: monthRange(today) },
          { id: 'year', label: t('list.this-year'), range: yearRange(today) },
          { id: 'before', label: t('list.last-year'), range: yearRange(today, -1) },
        ]}
        onValueChange={(next) => {
          setRange(next)
          // The picker itself explains days in the wrong order.
          if (next.from !== null && next.to !== null && next.from > next.to) return
          choose({ from: next.from ?? '', to: next.to ?? '' })
        }}
        labels={{
          ...calendarLabels,
          from: t('list.from'),
          to: t('list.to'),
          choose: t('list.choose-days'),
          change: (from, to) => t('list.change-days', from, to),
          dialog: legend,
          presets: t('list.presets'),
          chooseStart: t('list.choose-start'),
          chooseEnd: t('list.choose-end'),
          reversed: t('list.reversed'),
          open: t('list.open-end'),
        }}
      />
    </div>
  )
}
