import type { ReactNode } from 'react'
import * as styles from './attribute-table.css.ts'

export interface AttributeTableProps {
  caption: string
  rows: readonly { name: string; value: string; unit: string }[]
}

/** What is known of a product, name by value, with the unit in muted text. */
export function AttributeTable({ caption, rows }: AttributeTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value, unit }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.value}>
              {value}
              {unit !== '' && (
                <>
                  {' '}
                  <span className={styles.unit}>{unit}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
