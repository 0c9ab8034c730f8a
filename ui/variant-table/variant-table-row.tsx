import type { ReactNode } from 'react'
import type { VariantColumn, VariantRow } from './variant-row.ts'
import { unitGap } from '../theme/unit-gap.ts'
import * as styles from './variant-table.css.ts'

interface VariantTableRowProps {
  row: VariantRow
  columns: readonly VariantColumn[]
  active: boolean
  shows: { customCode: boolean; stock: boolean; price: boolean }
}

/** One variant; its article number is the row header. */
export function VariantTableRow({ row, columns, active, shows }: VariantTableRowProps): ReactNode {
  return (
    <tr className={styles.row} aria-current={active ? 'true' : undefined}>
      <th scope="row" className={styles.code}>
        {row.url === undefined ? (
          row.code
        ) : (
          <a className={styles.link} href={row.url}>
            {row.code}
          </a>
        )}
        {row.pack !== undefined && <span className={styles.pack}>{row.pack}</span>}
      </th>
      {shows.customCode && <td className={styles.cell.number}>{row.customCode}</td>}
      {columns.map(({ key, numeric = false }) => {
        const cell = row.cells[key]
        return (
          <td key={key} className={styles.cell[numeric ? 'numeric' : 'text']}>
            {cell !== undefined && cell.text !== '' && (
              <bdi lang={cell.lang}>
                {cell.text}
                {cell.unit !== '' && (
                  <>
                    {unitGap(cell.unit)}
                    <span className={styles.unit}>{cell.unit}</span>
                  </>
                )}
              </bdi>
            )}
          </td>
        )
      })}
      {shows.stock && <td className={styles.cell.stock}>{row.stock}</td>}
      {shows.price && <td className={styles.cell.price}>{row.price}</td>}
      <td className={styles.add}>
        <div className={styles.addLine}>
          {row.replacement !== undefined && (
            <a className={styles.replacement} href={row.replacement.href}>
              {row.replacement.text}
            </a>
          )}
          {row.add}
        </div>
      </td>
    </tr>
  )
}
