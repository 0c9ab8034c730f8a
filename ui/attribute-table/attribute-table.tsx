import type { ReactNode } from 'react'
import * as styles from './attribute-table.css.ts'

/** Props of `AttributeTable`. */
export interface AttributeTableProps {
  /** What the rows are about, read before them: "Technical data". */
  caption: string
  /** In the order of the answer. `unit` is empty where the value has none. */
  rows: readonly { name: string; value: string; unit: string }[]
}

/**
 * Use it for technical data of a product: names and values, with the unit in muted text. Renders nothing without data.
 */
export function AttributeTable({ caption, rows }: AttributeTableProps): ReactNode {
  if (rows.length === 0) return null
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value, unit }, place) => (
          // Two makers' attributes may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place} className={styles.row}>
            <th scope="row" className={styles.name}>
              <bdi>{name}</bdi>
            </th>
            <td className={styles.value}>
              {/* A number and its unit keep their order in a page that runs from right to left. */}
              <bdi>
                {value}
                {unit !== '' && (
                  <>
                    {' '}
                    <span className={styles.unit}>{unit}</span>
                  </>
                )}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
