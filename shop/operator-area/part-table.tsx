import { Link } from '@tradecounter/ui/link'
import * as styles from './operator-area.css.ts'

/** A column of a table: its heading, and the text of a row; `href` makes it a link. Most have no `kind`. */
export interface PartColumn<Row> {
  label: string
  text: (row: Row) => string | null
  href?: (row: Row) => string
  kind?: 'amount' | 'longText'
}

interface PartTableProps<Row> {
  /** Name of the table. */
  label: string
  columns: ReadonlyArray<PartColumn<Row>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

const cellStyles = { amount: styles.amount, longText: styles.longText } as const

/** A table of the operator area; on a narrow window each row is a card. Works without script. */
export function PartTable<Row>({ label: name, columns, rows, keyOf }: PartTableProps<Row>) {
  return (
    <section className={styles.scroller} aria-label={name}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={kind === 'amount' ? styles.amountHead : styles.head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {columns.map(({ label, text, href, kind }) => {
                const shown = text(row) ?? ''
                return (
                  <td
                    key={label}
                    className={kind === undefined ? styles.cell : cellStyles[kind]}
                    data-empty={shown === '' || undefined}
                  >
                    <span className={styles.cellName}>{label}</span>
                    {href === undefined ? <span>{shown}</span> : <Link href={href(row)}>{shown}</Link>}
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
