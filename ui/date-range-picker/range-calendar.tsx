import { type JSX, useState } from 'react'
import { announce } from '../announcer/index.ts'
import {
  Calendar,
  clampRange,
  isWithin,
  rangeOf,
  type CalendarDay,
  type DayBounds,
  type DayRange,
} from '../calendar/index.ts'
import type { DateRangeLabels, DateRangePreset } from './date-range-props.ts'
import * as styles from './date-range-picker.css.ts'

interface RangeCalendarProps extends DayBounds {
  value: DayRange
  onChoose: (range: DayRange) => void
  presets: readonly DateRangePreset[]
  today: CalendarDay
  locale: string
  weekStartsOn: 0 | 1 | 6
  labels: DateRangeLabels
}

/** The presets and the calendar: the two chosen days are the ends, in either order. */
export function RangeCalendar(props: RangeCalendarProps): JSX.Element {
  const { value, onChoose, presets, today, locale, weekStartsOn, min, max, labels } = props
  const [anchor, setAnchor] = useState<CalendarDay | null>(null)
  const [hinted, setHinted] = useState<CalendarDay | null>(null)
  const offered = presets.flatMap((preset) => {
    const range = clampRange(preset.range, { min, max })
    return range === null ? [] : [{ ...preset, range }]
  })
  const select = (day: CalendarDay): void => {
    if (!isWithin(day, { min, max })) return
    if (anchor === null) {
      setAnchor(day)
      announce(labels.chooseEnd, 'polite')
    } else onChoose(rangeOf(anchor, day))
  }
  return (
    <div className={styles.surface} data-presets={offered.length > 0 ? '' : undefined}>
      {offered.length > 0 && (
        <fieldset aria-label={labels.presets} className={styles.presets}>
          {offered.map(({ id, label, range }) => (
            <button
              key={id}
              type="button"
              className={styles.preset}
              aria-pressed={anchor === null && range.from === value.from && range.to === value.to}
              onClick={() => onChoose(range)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <div>
        <Calendar
          {...{ today, locale, weekStartsOn, labels, min, max }}
          mode="range"
          selected={anchor === null ? value : { from: anchor, to: null }}
          preview={anchor === null || hinted === null ? null : rangeOf(anchor, hinted)}
          onSelect={select}
          onHint={setHinted}
          focusOnOpen
        />
        <p className={styles.hint}>{anchor === null ? labels.chooseStart : labels.chooseEnd}</p>
      </div>
    </div>
  )
}
