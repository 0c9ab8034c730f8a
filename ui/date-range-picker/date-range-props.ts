import type { CalendarDay, CalendarLabels, DayBounds, DayFieldLabels, DayRange } from '../calendar/index.ts'

/** A named range: `This month`. Create it e.g. with `monthRange(today)`. */
export interface DateRangePreset {
  /** Unique among the presets. */
  id: string
  /** Text of its button. */
  label: string
  /** Null leaves an end open. */
  range: DayRange
}

/** Texts of a `DateRangePicker`. */
export interface DateRangeLabels extends CalendarLabels, DayFieldLabels {
  /** Labels of the two fields. */
  from: string
  to: string
  /** Name of the button while nothing is chosen. */
  choose: string
  /** Name of the button with the chosen range: `Change dates, 3 May to 9 May`. */
  change: (from: string, to: string) => string
  /** Name of the calendar dialog. */
  dialog: string
  /** Name of the list of presets. */
  presets: string
  /** Instruction for the next step in the calendar. */
  chooseStart: string
  chooseEnd: string
  /** Error: the end is before the start. */
  reversed: string
  /** Shown for an open end. */
  open: string
}

/** Props of `DateRangePicker`. */
export interface DateRangePickerProps extends DayBounds {
  /** Which dates these are: `Invoice date`. */
  legend: string
  /** Names of the two values in the form. */
  names: { from: string; to: string }
  /** An open end is null. */
  value: DayRange
  /** Called with both ends when one was typed or the second was chosen. */
  onValueChange: (range: DayRange) => void
  /** Format of typed dates, and names of months and weekdays. */
  locale: string
  /** Today's date. Passed in, so that server and browser agree. */
  today: CalendarDay
  /** Shown beside the calendar, clamped to the bounds. */
  presets?: readonly DateRangePreset[]
  /** Date format for empty fields, e.g. `dayPattern(locale, letters)`. */
  placeholder?: string
  /** Error message of the range, e.g. from the server; shown at the second field. */
  message?: string
  /** Nothing can be typed or chosen, and nothing is sent. */
  disabled?: boolean
  /** 0 is Sunday. @default 1 */
  weekStartsOn?: 0 | 1 | 6
  /** Texts of the picker. */
  labels: DateRangeLabels
}
