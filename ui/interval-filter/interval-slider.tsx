'use client'
import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'
import { useRef, type JSX, type KeyboardEvent } from 'react'
import { useDirection } from '../layout/use-direction.ts'
import * as styles from './interval-filter.css.ts'
import { intervalOf, intervalStep, sliderRange, thumbsOf, type IntervalValue } from './interval.ts'

/** Props of `IntervalSlider`. */
export interface IntervalSliderProps {
  min: number
  max: number
  value: IntervalValue
  /** Called at every move. */
  onSlide: (value: IntervalValue) => void
  /** Called after a key, or at the pointer's release. */
  onSettle: (value: IntervalValue) => void
  disabled: boolean
  labels: { fromThumb: string; toThumb: string }
  /** Formats a number with its unit for the thumbs. */
  shown: (value: number) => string
}

type Thumbs = [low: number, high: number]

/** Home and End move a thumb to its own bounds. The library's Home would always move the lower thumb. */
const ends = {
  from: {
    Home: ([, high]: Thumbs, min: number): Thumbs => [min, high],
    End: ([, high]: Thumbs): Thumbs => [high, high],
  },
  to: {
    Home: ([low]: Thumbs): Thumbs => [low, low],
    End: ([low]: Thumbs, _: number, max: number): Thumbs => [low, max],
  },
}

/** The two thumbs. Loaded when the filter comes into view, because the text fields are the primary control. */
export default function IntervalSlider(props: IntervalSliderProps): JSX.Element {
  const { value, onSlide, onSettle, disabled, labels, shown } = props
  const bounds = { min: props.min, max: props.max }
  const { min, max } = sliderRange(bounds)
  const thumbs = thumbsOf(value, bounds)
  const [low, high] = thumbs
  const dragging = useRef(false)
  const [dir, look] = useDirection()

  const read = ([one = min, other = max]: readonly number[]): IntervalValue =>
    intervalOf([one, other], bounds)
  const jump =
    (end: keyof typeof ends) =>
    (event: KeyboardEvent): void => {
      if (disabled || (event.key !== 'Home' && event.key !== 'End')) return
      event.preventDefault()
      const next = read(ends[end][event.key](thumbs, min, max))
      onSlide(next)
      onSettle(next)
    }
  return (
    <Root
      ref={look}
      dir={dir}
      className={styles.slider}
      min={min}
      max={max}
      step={intervalStep}
      value={thumbs}
      preserveThumbOrder
      disabled={disabled}
      onPointerDown={() => {
        dragging.current = true
      }}
      onLostPointerCapture={() => {
        dragging.current = false
      }}
      onValueChange={(next) => {
        onSlide(read(next))
        // For a key the library commits before it changes the value: the order is corrected here.
        if (!dragging.current) onSettle(read(next))
      }}
      onValueCommit={(next) => {
        if (dragging.current) onSettle(read(next))
      }}
    >
      <Track className={styles.track}>
        <Range className={styles.range} />
      </Track>
      <Thumb
        className={styles.thumb}
        aria-label={labels.fromThumb}
        aria-valuemin={min}
        aria-valuemax={high}
        aria-valuetext={shown(low)}
        onKeyDown={jump('from')}
      />
      <Thumb
        className={styles.thumb}
        // If both thumbs are at the upper end, the pointer must hit the lower one, because only it can move.
        data-passed={low >= max || undefined}
        aria-label={labels.toThumb}
        aria-valuemin={low}
        aria-valuemax={max}
        aria-valuetext={shown(high)}
        onKeyDown={jump('to')}
      />
    </Root>
  )
}
