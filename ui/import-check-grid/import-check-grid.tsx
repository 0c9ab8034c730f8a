'use client'
import { type JSX, useMemo } from 'react'
import { rowCountOf } from '../data-table/row-window.ts'
import { WindowedBody } from '../data-table/windowed-body.tsx'
import * as styles from './import-check-grid.css.ts'
import { type ImportCheckRow, type ImportCheckRowLabels, ImportRow } from './import-check-row.tsx'
import { type ImportOutcome, importOutcomes } from './outcomes.ts'

/** Words of the grid. */
export interface ImportCheckLabels extends ImportCheckRowLabels {
  line: string
  raw: string
  result: string
  article: string
  quantity: string
  /** Names the buttons that narrow the rows. */
  filter: string
  all: string
  /** How many rows end so, as it is written: "5 000". @default its digits */
  count?: (rows: number) => string
  /** In place of the rows where none has the outcome that is looked at. */
  none: string
  /** Where not every row can be drawn, which of them are: "1 to 60 of 5,000". */
  shownRows: (from: number, to: number, total: number) => string
}

/** Props of `ImportCheckGrid`. */
export interface ImportCheckGridProps {
  caption: string
  /** Those of `shown` alone when one is chosen. Up to 200 are drawn, of more those in sight (all on paper). */
  rows: readonly ImportCheckRow[]
  /** How many rows of the whole import end how: `countOutcomes(…).byOutcome`. */
  counts: Readonly<Record<ImportOutcome, number>>
  /** The outcome that is looked at; null is all. */
  shown: ImportOutcome | null
  onShownChange: (shown: ImportOutcome | null) => void
  onChoose: (line: number, value: string) => void
  onConfigure: (line: number) => void
  labels: ImportCheckLabels
}

/** Use it to show the result of each pasted or uploaded row before anything is ordered (DIR-5). */
export function ImportCheckGrid(props: ImportCheckGridProps): JSX.Element {
  const { caption, rows, counts, shown, onShownChange, onChoose, onConfigure, labels } = props
  const { count = String } = labels
  const total = importOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  const met = importOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === shown)
  const keys = useMemo(() => rows.map(({ line }) => String(line)), [rows])
  const rowCount = rowCountOf(rows.length)
  return (
    <div className={styles.area}>
      <ul className={styles.tabs} aria-label={labels.filter}>
        {([null, ...met] as const).map((outcome) => (
          <li key={outcome ?? 'all'}>
            <button
              type="button"
              className={styles.tab}
              aria-pressed={shown === outcome}
              onClick={() => onShownChange(outcome)}
            >
              {outcome === null ? labels.all : labels.outcome[outcome]}{' '}
              <span className={styles.tabCount}>{count(outcome === null ? total : counts[outcome])}</span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? (
        <p className={styles.none}>{labels.none}</p>
      ) : (
        <table className={styles.table} aria-rowcount={rowCount}>
          <caption className={styles.caption}>{caption}</caption>
          <thead className={styles.header}>
            <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
              <th scope="col" className={`${styles.head} ${styles.headNumeric}`}>
                {labels.line}
              </th>
              <th scope="col" className={styles.head}>
                {labels.raw}
              </th>
              <th scope="col" className={styles.head}>
                {labels.result}
              </th>
              <th scope="col" className={styles.head}>
                {labels.article}
              </th>
              <th scope="col" className={`${styles.head} ${styles.headNumeric}`}>
                {labels.quantity}
              </th>
            </tr>
          </thead>
          <WindowedBody
            className={styles.body}
            keys={keys}
            span={5}
            shownRows={labels.shownRows}
            renderRow={(index, attributes) => {
              const row = rows[index]
              return (
                row !== undefined && (
                  <ImportRow
                    key={row.line}
                    row={row}
                    onChoose={onChoose}
                    onConfigure={onConfigure}
                    labels={labels}
                    attributes={attributes}
                  />
                )
              )
            }}
          />
        </table>
      )}
    </div>
  )
}
