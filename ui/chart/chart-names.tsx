import type { JSX } from 'react'
import { labelPositions } from './label-positions.ts'
import * as styles from './chart.css.ts'

/** How many names show at most, in wide and narrow charts; all are in the table. */
const most = { wide: 12, narrow: 6 } as const

const percent = (value: number): string => `${value}%`

/** The categories along the bottom; a name that is too long ends in dots. */
export function ChartNames({ categories }: { categories: readonly string[] }): JSX.Element {
  return (
    <>
      {(['wide', 'narrow'] as const).map((room) => (
        // Drawn like the values above, in percent: a style for each name would need one in the markup.
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
