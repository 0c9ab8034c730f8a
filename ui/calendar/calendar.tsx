'use client'
import { type JSX, Suspense } from 'react'
import { later } from '../later/index.ts'
import { useDirection } from '../layout/use-direction.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { MonthGridProps } from './month-grid.tsx'
import * as styles from './calendar.css.ts'

/** Props of `Calendar`. */
export type CalendarProps = MonthGridProps

const MonthGrid = later(async () => ({ default: (await import('./month-grid.tsx')).MonthGrid }))

/**
 * Use it to choose days in one month; for a field with a calendar use `DatePicker` or `DateRangePicker`. Arrows
 * move by a day and a week, Home and End to the ends of the week, PageUp and PageDown by a month, with Shift by a
 * year. The day picker loads when the calendar is first shown; its space is reserved.
 */
export function Calendar(props: CalendarProps): JSX.Element {
  const [dir, look] = useDirection()
  return (
    <div ref={look} className={styles.container}>
      <Suspense
        fallback={
          <div aria-busy="true">
            <VisuallyHidden>{props.labels.loading}</VisuallyHidden>
            <Skeleton shape="row" lines={6} />
          </div>
        }
      >
        <MonthGrid {...props} dir={dir} />
      </Suspense>
    </div>
  )
}
