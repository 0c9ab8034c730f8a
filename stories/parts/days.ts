import type { CalendarLabels, DayFieldLabels } from '@tradecounter/ui/calendar'

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

/** Today's date in all stories: a Friday. */
export const storyDay = '2026-11-20'
