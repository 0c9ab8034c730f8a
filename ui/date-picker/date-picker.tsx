'use client'
import { type JSX, useState } from 'react'
import {
  Calendar,
  CalendarPopover,
  DayField,
  isWithin,
  sayDay,
  type CalendarDay,
  type CalendarLabels,
  type DayFieldLabels,
  type DayFieldProps,
} from '../calendar/index.ts'

/** Texts of a `DatePicker`. */
export interface DatePickerLabels extends CalendarLabels, DayFieldLabels {
  /** Name of the button while no day is chosen. */
  choose: string
  /** Name of the button with the chosen day in words. */
  change: (day: string) => string
  /** Name of the calendar dialog. */
  dialog: string
}

/** Props of `DatePicker`. */
export interface DatePickerProps extends Omit<DayFieldProps, 'labels' | 'end' | 'choices' | 'ref'> {
  /** Today's date. Passed in, so that server and browser agree. */
  today: CalendarDay
  /** 0 is Sunday. @default 1 */
  weekStartsOn?: 0 | 1 | 6
  /** Texts of the picker. */
  labels: DatePickerLabels
}

/** Use it for one date, typed or chosen in a calendar. For a range use `DateRangePicker`. */
export function DatePicker(props: DatePickerProps): JSX.Element {
  const { today, weekStartsOn = 1, labels, ...field } = props
  const { value, onValueChange, locale, min, max, closed, disabled = false } = field
  const [open, setOpen] = useState(false)
  const [choices, setChoices] = useState(0)
  return (
    <DayField
      {...field}
      labels={labels}
      choices={choices}
      end={
        <CalendarPopover
          open={open}
          onOpenChange={setOpen}
          triggerLabel={value === null ? labels.choose : labels.change(sayDay(value, locale))}
          label={labels.dialog}
          disabled={disabled}
        >
          <Calendar
            {...{ today, locale, weekStartsOn, labels, min, max, closed }}
            mode="single"
            selected={{ from: value, to: value }}
            onSelect={(day) => {
              if (!isWithin(day, { min, max })) return
              onValueChange(day)
              setChoices(choices + 1)
              setOpen(false)
            }}
            focusOnOpen
          />
        </CalendarPopover>
      }
    />
  )
}
