import { type JSX, type ReactNode, useId } from 'react'
import { ChartNames } from './chart-names.tsx'
import { type ChartProps, knownSeries } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'
import { domainOf, niceScale, place, type Scale } from './scale.ts'
import * as styles from './chart.css.ts'

/** Props of `ChartFrame`. */
export interface ChartFrameProps extends ChartProps {
  /** Draws the values; x and y in percent of the plot. */
  draw: (scale: Scale) => ReactNode
  /** The marker of a series in the legend. */
  Sign: (props: { kind: number }) => ReactNode
}

const percent = (value: number): string => `${value}%`

/**
 * The common parts of every chart: title, legend, axes, and the same data as a table. Drawn as SVG in percent: it
 * is rendered on the server, measures nothing, needs no style element and stays sharp at any width.
 */
export function ChartFrame(props: ChartFrameProps): JSX.Element {
  const { title, summary, categories, formatTick, formatValue, emptyText, labels, draw, Sign } = props
  const series = knownSeries(props.series)
  const id = useId()
  const domain = domainOf(series.flatMap(({ values }) => values))
  const scale = domain === null ? null : niceScale(domain)
  const tickText = formatTick ?? formatValue

  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      {scale === null ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <>
          {series.length > 1 && (
            <ul className={styles.legend}>
              {series.map((one, index) => (
                <li key={one.id} className={styles.entry}>
                  <svg className={styles.sign} viewBox="0 0 24 12" aria-hidden="true">
                    <Sign kind={index} />
                  </svg>
                  {one.label}
                </li>
              ))}
            </ul>
          )}
          {/* Time runs as it is drawn, from left to right, whichever way the words around it do. */}
          <div className={styles.plot} dir="ltr">
            <div className={styles.ticks} aria-hidden="true">
              {scale.ticks.toReversed().map((tick) => (
                <span key={tick} className={styles.tick}>
                  <span>{tickText(tick)}</span>
                </span>
              ))}
            </div>
            <svg className={styles.picture} role="img" aria-label={summary}>
              {scale.ticks.map((tick) => (
                <line
                  key={tick}
                  className={tick === 0 ? styles.zero : styles.rule}
                  x1="0%"
                  x2="100%"
                  y1={percent(place(tick, scale))}
                  y2={percent(place(tick, scale))}
                />
              ))}
              {draw(scale)}
            </svg>
            <ChartNames categories={categories} />
          </div>
          <details className={styles.details}>
            <summary className={styles.summary}>{labels.showTable}</summary>
            <ChartTable {...{ title, categories, series, formatValue, labels }} />
          </details>
        </>
      )}
    </figure>
  )
}
