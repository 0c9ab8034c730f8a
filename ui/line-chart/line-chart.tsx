import type { JSX } from 'react'
import {
  ChartFrame,
  knownSeries,
  place,
  type ChartProps,
  type ChartSeries,
  type Scale,
} from '../chart/index.ts'
import * as styles from './line-chart.css.ts'

/** Props of `LineChart`. */
export type LineChartProps = ChartProps

const look = (index: number): 0 | 1 | 2 => (index === 0 ? 0 : index === 1 ? 1 : 2)

const percent = (value: number): string => `${value}%`

/** With more points than this only the line is drawn. */
const maxPoints = 40

function LineSign({ kind }: { kind: number }): JSX.Element {
  return (
    <>
      <line className={styles.lines[look(kind)]} x1="1" x2="23" y1="6" y2="6" />
      <circle className={styles.points[look(kind)]} cx="12" cy="6" r="3.5" />
    </>
  )
}

/** Use it for a trend over time. Unknown values leave a gap. To compare amounts use `BarChart`. */
export function LineChart(props: LineChartProps): JSX.Element {
  const series = knownSeries(props.series)
  const room = 100 / Math.max(1, props.categories.length)
  const x = (index: number): string => percent(room * (index + 0.5))

  const stretches = ({ id, values }: ChartSeries, kind: number, scale: Scale): JSX.Element[] =>
    props.categories.slice(1).flatMap((_, before) => {
      const [from, to] = [values[before] ?? null, values[before + 1] ?? null]
      if (from === null || to === null) return []
      return [
        <line
          key={`${id} ${before}`}
          className={styles.lines[look(kind)]}
          x1={x(before)}
          x2={x(before + 1)}
          y1={percent(place(from, scale))}
          y2={percent(place(to, scale))}
        />,
      ]
    })

  const points = ({ id, label, values }: ChartSeries, kind: number, scale: Scale): JSX.Element[] =>
    props.categories.flatMap((name, index) => {
      const value = values[index] ?? null
      if (value === null) return []
      return [
        <circle
          key={`${id} ${index}`}
          className={styles.points[look(kind)]}
          cx={x(index)}
          cy={percent(place(value, scale))}
          r={props.categories.length > maxPoints ? 0.5 : 3.5}
        >
          <title>{`${label}, ${name}: ${props.formatValue(value)}`}</title>
        </circle>,
      ]
    })

  return (
    <ChartFrame
      {...props}
      // The first series is the main one and is drawn on top.
      draw={(scale) =>
        series
          .map((one, kind) => (
            <g key={one.id}>
              {stretches(one, kind, scale)}
              {points(one, kind, scale)}
            </g>
          ))
          .toReversed()
      }
      Sign={LineSign}
    />
  )
}
