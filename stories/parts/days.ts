import type { CalendarLabels, DayFieldLabels } from '@tradecounter/ui/calendar'
import type { DateRangeLabels } from '@tradecounter/ui/date-range-picker'

/** The words of the calendar in English, for its three stories. */
export const calendarLabels: CalendarLabels & DayFieldLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  rangeStart: 'start',
  rangeEnd: 'end',
  withinRange: 'within the range',
  loading: 'Loading the calendar',
  unreadable: 'Write a day like 20/11/2026',
  tooEarly: (min) => `The first day is ${min}`,
  tooLate: (max) => `The last day is ${max}`,
}

/** The day on which every story takes place: a Friday. */
export const storyDay = '2026-11-20'

/** The words of a range of days in English. */
export const dateRangeLabels: DateRangeLabels = {
  ...calendarLabels,
  from: 'From',
  to: 'To',
  choose: 'Choose dates',
  change: (from, to) => `Change dates, ${from} to ${to}`,
  dialog: 'Invoice date',
  presets: 'Short cuts',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
  reversed: 'The last day is before the first',
  open: 'open',
}
