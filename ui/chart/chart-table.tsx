import type { JSX } from 'react'
import type { ChartProps, ChartSeries } from './chart-props.ts'
import * as styles from './chart.css.ts'

interface ChartTableProps extends Pick<ChartProps, 'title' | 'categories' | 'formatValue' | 'labels'> {
  series: readonly ChartSeries[]
}

/** The chart's data as a table. */
export function ChartTable({ title, categories, series, formatValue, labels }: ChartTableProps): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide series scroll in their own box, which the keyboard must reach
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {labels.category}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.headNumeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- names may repeat
            <tr key={index}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {series.map(({ id, values }) => {
                const value = values[index] ?? null
                return (
                  <td key={id} className={styles.cellNumeric}>
                    {value === null ? labels.unknown : formatValue(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
