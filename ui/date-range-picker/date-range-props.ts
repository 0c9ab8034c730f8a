import type { CalendarDay, CalendarLabels, DayBounds, DayFieldLabels, DayRange } from '../calendar/index.ts'

/** A range with a name: `This month`. The caller makes it, e.g. with `monthRange(today)`. */
export interface DateRangePreset {
  id: string
  label: string
  range: DayRange
}

/** The words of a `DateRangePicker`. */
export interface DateRangeLabels extends CalendarLabels, DayFieldLabels {
  from: string
  to: string
  /** Name of the button while nothing is chosen. */
  choose: string
  /** Name of the button with what is chosen: `Change dates, 3 May to 9 May`. */
  change: (from: string, to: string) => string
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
  legend: string
  /** Under which the days travel when the form around them is sent. */
  names: { from: string; to: string }
  value: DayRange
  onValueChange: (range: DayRange) => void
  locale: string
  /** The day that the calendar marks; from the caller, so that server and browser agree. */
  today: CalendarDay
  presets?: readonly DateRangePreset[]
  /** How a day is written, e.g. `dayPattern(locale, letters)`. */
  placeholder?: string
  message?: string
  disabled?: boolean
  /** 0 is Sunday. @default 1 */
  weekStartsOn?: 0 | 1 | 6
  labels: DateRangeLabels
}
