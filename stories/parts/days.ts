import type { CalendarLabels, ClosedDays, DayFieldLabels } from '@tradecounter/ui/calendar'

/** The calendar's texts in English, for its three stories. */
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

/** The weekends of the month of the stories. */
export const closedDays: ClosedDays = {
  days: ['01', '07', '08', '14', '15', '21', '22', '28', '29'].map((day) => `2026-11-${day}`),
  reason: 'no delivery',
  message: (day) => `No delivery on ${day}. Choose another day.`,
}

/** Today's date in all stories: a Friday. */
export const storyDay = '2026-11-20'
