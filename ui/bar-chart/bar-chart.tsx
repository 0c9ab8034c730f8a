import type { JSX } from 'react'
import { ChartFrame, knownSeries, place, type ChartProps, type Scale } from '../chart/index.ts'
import * as styles from './bar-chart.css.ts'

/** Props of `BarChart`. */
export type BarChartProps = ChartProps

const look = (index: number): string => styles.bars[index === 0 ? 0 : index === 1 ? 1 : 2]

const percent = (value: number): string => `${value}%`

/** Share of a category's width that its bars fill. */
const filled = 0.68

/** Maximum width of a bar, in percent of the plot, so that a single value does not fill it. */
const widest = 12

function BarSign({ kind }: { kind: number }): JSX.Element {
  return <rect className={look(kind)} x="5" y="0" width="14" height="12" rx="1.5" />
}

/** Use it to compare amounts by month, brand or site; bars start at 0. For a trend over time use `LineChart`. */
export function BarChart(props: BarChartProps): JSX.Element {
  const series = knownSeries(props.series)
  const room = 100 / Math.max(1, props.categories.length)
  const width = Math.min((room * filled) / Math.max(1, series.length), widest)
  const start = (room - width * series.length) / 2

  const bars = (scale: Scale): JSX.Element[] =>
    series.flatMap(({ id, label, values }, kind) =>
      props.categories.flatMap((name, index) => {
        const value = values[index] ?? null
        if (value === null) return []
        const top = place(Math.max(value, 0), scale)
        return [
          <rect
            key={`${id} ${index}`}
            className={look(kind)}
            x={percent(room * index + start + width * kind)}
            width={percent(width * (series.length > 1 ? 0.9 : 1))}
            y={percent(top)}
            height={percent(place(Math.min(value, 0), scale) - top)}
            rx="1.5"
          >
            <title>{`${label}, ${name}: ${props.formatValue(value)}`}</title>
          </rect>,
        ]
      }),
    )

  return <ChartFrame {...props} draw={bars} Sign={BarSign} />
}
