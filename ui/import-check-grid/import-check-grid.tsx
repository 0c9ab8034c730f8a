'use client'
import { type JSX, useEffect, useMemo, useRef, useState } from 'react'
import { rowCountOf } from '../data-table/row-window.ts'
import { WindowedBody } from '../data-table/windowed-body.tsx'
import type { ImportCheckRow } from './import-check-row.ts'
import * as styles from './import-check-grid.css.ts'
import { type ImportCheckRowLabels, ImportRow } from './import-row.tsx'
import { type ImportOutcome, importOutcomes } from './outcomes.ts'

/** Texts of the grid. */
export interface ImportCheckLabels extends ImportCheckRowLabels {
  line: string
  raw: string
  result: string
  article: string
  quantity: string
  /** Name of the buttons that filter the rows. */
  filter: string
  all: string
  /** Formats the number of rows with an outcome: "5 000". @default the digits */
  count?: (rows: number) => string
  /** Shown if no row has the chosen outcome. */
  none: string
  /** Names the drawn rows, if not all are drawn: "1 to 60 of 5,000". */
  shownRows: (from: number, to: number, total: number) => string
}

/** Props of `ImportCheckGrid`. */
export interface ImportCheckGridProps {
  caption: string
  /**
   * Only the rows of `shown`, if one is chosen. Up to 200 are drawn, beyond that only the visible ones (all in
   * print).
   */
  rows: readonly ImportCheckRow[]
  /** Number of rows of the whole import by outcome: `countOutcomes(…).byOutcome`. */
  counts: Readonly<Record<ImportOutcome, number>>
  /** The chosen outcome; null shows all. */
  shown: ImportOutcome | null
  onShownChange: (shown: ImportOutcome | null) => void
  onChoose: (line: number, value: string) => void
  onConfigure: (line: number) => void
  /**
   * Another number for a row. Answers whether the row has it now; until then what is typed stays in its field.
   * Without it a number is text, and the choices of an unknown one are not shown.
   */
  onNumberCommit?: (line: number, number: string) => Promise<boolean>
  /** Lines of the rows that are being checked again. */
  busyLines?: readonly number[]
  labels: ImportCheckLabels
}

/** Use it to show the result of each pasted or uploaded row before anything is ordered (DIR-5). */
export function ImportCheckGrid(props: ImportCheckGridProps): JSX.Element {
  const { caption, rows, counts, shown, onShownChange, onChoose, onConfigure, labels } = props
  const { onNumberCommit, busyLines = [] } = props
  const area = useRef<HTMLDivElement>(null)
  const [typedNumbers, setTypedNumbers] = useState<Readonly<Record<number, string | undefined>>>({})
  /** A row whose number was corrected; the keys go on there once it is drawn. */
  const [corrected, setCorrected] = useState<{ line: number } | null>(null)
  useEffect(() => {
    if (corrected === null) return
    // The row may have left the outcome that is looked at.
    const row = area.current?.querySelector(`[data-line="${corrected.line}"]`)
    const place = (row ?? area.current)?.querySelector<HTMLElement>('input, select, button')
    place?.focus()
  }, [corrected])
  const { count = String } = labels
  const total = importOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  const met = importOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === shown)
  const keys = useMemo(() => rows.map(({ line }) => String(line)), [rows])
  const rowCount = rowCountOf(rows.length)
  return (
    <div ref={area} className={styles.area}>
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
              {labels.amount !== undefined && (
                <th scope="col" className={`${styles.head} ${styles.headNumeric}`}>
                  {labels.amount}
                </th>
              )}
            </tr>
          </thead>
          <WindowedBody
            className={styles.body}
            keys={keys}
            span={labels.amount === undefined ? 5 : 6}
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
                    busy={busyLines.includes(row.line)}
                    typedNumber={typedNumbers[row.line]}
                    onNumberType={(line, text) => setTypedNumbers((all) => ({ ...all, [line]: text }))}
                    onNumberCommit={onNumberCommit}
                    onNumberDone={(line) => setCorrected({ line })}
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
