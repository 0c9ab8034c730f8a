import type { JSX } from 'react'
import { labelPositions } from './label-positions.ts'
import * as styles from './chart.css.ts'

/** Maximum number of names shown in wide and narrow charts; the table has all. */
const most = { wide: 12, narrow: 6 } as const

const percent = (value: number): string => `${value}%`

/** The categories along the bottom; names that are too long end in an ellipsis. */
export function ChartNames({ categories }: { categories: readonly string[] }): JSX.Element {
  return (
    <>
      {(['wide', 'narrow'] as const).map((room) => (
        // Drawn in percent like the values above: a style per name would need a style attribute in the markup.
        <svg
          key={room}
          className={room === 'wide' ? styles.wideNames : styles.narrowNames}
          aria-hidden="true"
        >
          {labelPositions(categories.length, most[room]).map(({ index, x, width, align }) => (
            <foreignObject key={index} x={percent(x)} width={percent(width)} y="0" height="100%">
              <span className={styles.name} data-align={align}>
                <bdi>{categories[index]}</bdi>
              </span>
            </foreignObject>
          ))}
        </svg>
      ))}
    </>
  )
}
