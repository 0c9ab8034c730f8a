'use client'
import { type JSX, useState } from 'react'
import { CalendarPopover, DayField, nameDay, type CalendarDay, type DayRange } from '../calendar/index.ts'
import type { DateRangePickerProps } from './date-range-props.ts'
import { RangeCalendar } from './range-calendar.tsx'
import * as styles from './date-range-picker.css.ts'

/** Use it for a range of dates: typed in two fields, chosen in a calendar, or taken from a preset (HELP-4). */
export function DateRangePicker(props: DateRangePickerProps): JSX.Element {
  const { legend, names, value, onValueChange, locale, presets = [], placeholder, message } = props
  const { today, weekStartsOn = 1, min, max, disabled = false, labels } = props
  const [open, setOpen] = useState(false)
  const [choices, setChoices] = useState(0)
  const isReversed = value.from !== null && value.to !== null && value.from > value.to
  const wrong = message ?? (isReversed ? labels.reversed : undefined)
  const shared = { locale, min, max, labels, placeholder, disabled, choices }
  const named = (day: CalendarDay | null): string => (day === null ? labels.open : nameDay(day, locale))
  const isEmpty = value.from === null && value.to === null

  const choose = (range: DayRange): void => {
    setOpen(false)
    setChoices(choices + 1)
    onValueChange(range)
  }

  return (
    <fieldset className={styles.picker} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <DayField
          {...shared}
          label={labels.from}
          name={names.from}
          value={value.from}
          onValueChange={(from) => onValueChange({ ...value, from })}
        />
        <DayField
          {...shared}
          label={labels.to}
          name={names.to}
          value={value.to}
          message={wrong}
          onValueChange={(to) => onValueChange({ ...value, to })}
          end={
            <CalendarPopover
              open={open}
              onOpenChange={setOpen}
              triggerLabel={isEmpty ? labels.choose : labels.change(named(value.from), named(value.to))}
              label={labels.dialog}
              disabled={disabled}
            >
              <RangeCalendar
                {...{ value, presets, today, locale, weekStartsOn, min, max, labels }}
                onChoose={choose}
              />
            </CalendarPopover>
          }
        />
      </div>
    </fieldset>
  )
}
