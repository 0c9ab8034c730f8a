import type { ReactNode } from 'react'
import { unitGap } from '../theme/unit-gap.ts'
import type { LocalAttribute } from './local-attribute.ts'
import * as styles from './attribute-table.css.ts'

/** Props of `AttributeTable`. */
export interface AttributeTableProps {
  /** What the rows are about, read before them: "Technical data". */
  caption: string
  /** In display order. `unit` is empty if the value has none. */
  rows: readonly LocalAttribute[]
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
        {rows.map(({ name, value, unit, lang, valueLang }, place) => (
          // Two attributes may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place} className={styles.row}>
            <th scope="row" className={styles.name}>
              <bdi lang={lang}>{name}</bdi>
            </th>
            <td className={styles.value}>
              {/* A number and its unit keep their order in a page that runs from right to left. */}
              <bdi lang={valueLang}>
                {value}
                {unit !== '' && (
                  <>
                    {unitGap(unit)}
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
