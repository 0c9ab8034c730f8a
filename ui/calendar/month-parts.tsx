import { DayButton, type DayButtonProps, type NavProps, useDayPicker } from '@daypicker/react'
import type { HTMLAttributes, JSX } from 'react'
import { IconButton } from '../icon-button/index.ts'
import * as styles from './calendar.css.ts'

/** The two buttons beside the month's name. Not a navigation landmark, because a calendar is part of a form. */
export function MonthNav({ onPreviousClick, onNextClick, previousMonth, nextMonth }: NavProps): JSX.Element {
  const { labels } = useDayPicker()
  return (
    <div className={styles.nav}>
      <IconButton
        icon="chevron-left"
        label={labels.labelPrevious(previousMonth)}
        disabled={previousMonth === undefined}
        onClick={onPreviousClick}
      />
      <IconButton
        icon="chevron-right"
        label={labels.labelNext(nextMonth)}
        disabled={nextMonth === undefined}
        onClick={onNextClick}
      />
    </div>
  )
}

/** The weekdays. react-day-picker hides its own from screen readers; these say each weekday in full. */
export function MonthWeekdays(props: HTMLAttributes<HTMLTableRowElement>): JSX.Element {
  return (
    <thead>
      <tr {...props} />
    </thead>
  )
}

/** A day. A closed one is disabled for screen readers and keeps the focus, unlike one outside the bounds. */
export function MonthDay(props: DayButtonProps): JSX.Element {
  const isClosed = props.modifiers['closed'] === true
  return <DayButton {...props} {...(isClosed && { 'aria-disabled': true })} />
}
