import type { CalendarDay, CalendarLabels, DayBounds, DayFieldLabels, DayRange } from '../calendar/index.ts'

/** A range with a name: `This month`. The caller makes it, e.g. with `monthRange(today)`. */
export interface DateRangePreset {
  /** Tells it from the others. */
  id: string
  /** On its button. */
  label: string
  /** An end of null stays open. */
  range: DayRange
}

/** The words of a `DateRangePicker`. */
export interface DateRangeLabels extends CalendarLabels, DayFieldLabels {
  /** Names of the two fields. */
  from: string
  to: string
  /** Name of the button while nothing is chosen. */
  choose: string
  /** Name of the button with what is chosen: `Change dates, 3 May to 9 May`. */
  change: (from: string, to: string) => string
  /** Name of the dialog with the calendar. */
  dialog: string
  /** Name of the list of presets. */
  presets: string
  /** What to do next in the calendar. */
  chooseStart: string
  chooseEnd: string
  /** The end lies before the start. */
  reversed: string
  /** Stands for an end that is open. */
  open: string
}

/** Props of `DateRangePicker`. */
export interface DateRangePickerProps extends DayBounds {
  /** What the dates are of: `Invoice date`. */
  legend: string
  /** Under which the days travel when the form around them is sent. */
  names: { from: string; to: string }
  /** An open end is null. */
  value: DayRange
  /** Both ends, whenever one was typed or the second was chosen. */
  onValueChange: (range: DayRange) => void
  /** Order and marks of typed days, names of months and weekdays. */
  locale: string
  /** The day that the calendar marks; from the caller, so that server and browser agree. */
  today: CalendarDay
  /** Offered beside the calendar, cut to the bounds. */
  presets?: readonly DateRangePreset[]
  /** How a day is written, e.g. `dayPattern(locale, letters)`. */
  placeholder?: string
  /** What is wrong with the range, e.g. as the server says it; stands at the second field. */
  message?: string
  /** Nothing can be typed or chosen, and nothing is sent. */
  disabled?: boolean
  /** 0 is Sunday. @default 1 */
  weekStartsOn?: 0 | 1 | 6
  /** Every word of the picker. */
  labels: DateRangeLabels
}
