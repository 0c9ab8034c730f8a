export {
  addDays,
  addMonths,
  dayAt,
  dayOf,
  fromDate,
  isDay,
  lastDayOf,
  partsOf,
  toDate,
  type CalendarDay,
} from './calendar-day.ts'
export {
  clampRange,
  isWithin,
  lastDays,
  monthRange,
  rangeOf,
  yearRange,
  type ClosedDays,
  type DayBounds,
  type DayRange,
} from './day-range.ts'
export { dayPattern, nameDay, readDay, sayDay, sayMonth, sayWeekday, showDay } from './day-text.ts'
export { Calendar, type CalendarProps } from './calendar.tsx'
export type { CalendarLabels } from './month-grid.tsx'
export { CalendarPopover, type CalendarPopoverProps } from './calendar-popover.tsx'
export { DayField, type DayFieldLabels, type DayFieldProps } from './day-field.tsx'
