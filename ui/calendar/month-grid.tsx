import { DayPicker, type Matcher } from '@daypicker/react'
import type { JSX } from 'react'
import type { Direction } from '../layout/use-direction.ts'
import { type CalendarDay, fromDate, toDate } from './calendar-day.ts'
import type { ClosedDays, DayBounds, DayRange } from './day-range.ts'
import { sayDay, sayMonth, sayWeekday } from './day-text.ts'
import { MonthDay, MonthNav, MonthWeekdays } from './month-parts.tsx'
import * as styles from './calendar.css.ts'

/** Texts of the calendar; names of days and months come from the locale. */
export interface CalendarLabels {
  /** Names of the previous and next buttons. */
  previousMonth: string
  nextMonth: string
  /** Read after the name of today. */
  today: string
  /** Read after the name of the chosen day. */
  selected: string
  /** Read after the name of the first day of a range. */
  rangeStart: string
  /** Read after the name of the last day of a range. */
  rangeEnd: string
  /** Read after the names of the days between. */
  withinRange: string
  /** Read while the calendar loads. */
  loading: string
}

/** Props that `Calendar` passes to react-day-picker. */
export interface MonthGridProps extends DayBounds {
  /** `range` adds "start" and "end" to the names of the days. */
  mode: 'single' | 'range'
  /** A single day is both ends. */
  selected: DayRange
  /** A preview of the range, in a softer colour. */
  preview?: DayRange | null
  /** A day was clicked, possibly one that is already chosen. */
  onSelect: (day: CalendarDay) => void
  /** The pointer or the focus is on this day. */
  onHint?: (day: CalendarDay) => void
  /** Days that cannot be chosen. The keys still reach them, so that everybody can find out why. */
  closed?: ClosedDays | undefined
  /** Marked, and shown first. Passed in, so that server and browser agree. */
  today: CalendarDay
  /** Language of the names of months, weekdays and days. */
  locale: string
  /** 0 is Sunday. @default 1 */
  weekStartsOn?: 0 | 1 | 6
  /** Moves the focus to the chosen day, or to today. */
  focusOnOpen?: boolean
  /** Texts of the calendar. */
  labels: CalendarLabels
}

const asRange = ({ from, to }: DayRange): { from: Date; to: Date } | undefined => {
  const [first, last] = [from ?? to, to ?? from]
  return first === null || last === null ? undefined : { from: toDate(first), to: toDate(last) }
}

function stateOf(day: CalendarDay, props: MonthGridProps): string | null {
  const { mode, selected, labels } = props
  const [from, to] = [selected.from ?? selected.to, selected.to ?? selected.from]
  if (from === null || to === null || day < from || day > to) return null
  if (mode === 'single') return labels.selected
  if (day === selected.from) return labels.rangeStart
  return day === selected.to ? labels.rangeEnd : labels.withinRange
}

/**
 * The month with its days, drawn by react-day-picker; a separate module, so that it loads on demand. Arrow keys
 * follow the text direction: in right-to-left text the next day is on the left.
 */
export function MonthGrid(props: MonthGridProps & { dir: Direction }): JSX.Element {
  const { mode, selected, preview, onSelect, onHint, today, locale, min, max, closed, labels } = props
  const chosen = asRange(selected)
  const shown = chosen?.from ?? toDate(max !== undefined && today > max ? max : today)
  const disabled: Matcher[] = []
  if (min !== undefined) disabled.push({ before: toDate(min) })
  if (max !== undefined) disabled.push({ after: toDate(max) })
  const isClosed = (day: CalendarDay): boolean => closed?.days.includes(day) === true
  const select = (day: CalendarDay): void => {
    if (!isClosed(day)) onSelect(day)
  }
  const previewed = preview ? asRange(preview) : undefined

  const shared = {
    classNames: styles.parts,
    modifiersClassNames: { preview: styles.preview },
    modifiers: {
      closed: (date: Date) => isClosed(fromDate(date)),
      ...(previewed && { preview: previewed }),
    },
    defaultMonth: shown,
    ...(min !== undefined && { startMonth: toDate(min) }),
    ...(max !== undefined && { endMonth: toDate(max) }),
    disabled,
    today: toDate(today),
    lang: locale,
    dir: props.dir,
    weekStartsOn: props.weekStartsOn ?? 1,
    showOutsideDays: false,
    fixedWeeks: false,
    autoFocus: props.focusOnOpen ?? false,
    onDayMouseEnter: (date: Date) => onHint?.(fromDate(date)),
    onDayFocus: (date: Date) => onHint?.(fromDate(date)),
    formatters: {
      formatCaption: (month: Date) => sayMonth(fromDate(month), locale),
      formatWeekdayName: (day: Date) => sayWeekday(fromDate(day), locale, 'short'),
    },
    labels: {
      labelGrid: (month: Date) => sayMonth(fromDate(month), locale),
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelWeekday: (day: Date) => sayWeekday(fromDate(day), locale, 'long'),
      labelDayButton: (date: Date) => {
        const day = fromDate(date)
        const said = [
          sayDay(day, locale),
          day === today && labels.today,
          stateOf(day, props),
          isClosed(day) && closed?.reason,
        ]
        return said.filter(Boolean).join(', ')
      },
    },
    components: { DayButton: MonthDay, Nav: MonthNav, Weekdays: MonthWeekdays },
  }
  return mode === 'range' ? (
    <DayPicker {...shared} mode="range" selected={chosen} onSelect={(_range, day) => select(fromDate(day))} />
  ) : (
    <DayPicker
      {...shared}
      mode="single"
      selected={chosen?.from}
      onSelect={(_day, pressed) => select(fromDate(pressed))}
    />
  )
}
