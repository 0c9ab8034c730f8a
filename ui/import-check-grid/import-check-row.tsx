import type { JSX } from 'react'
import { Button } from '../button/index.ts'
import type { RowAttributes } from '../data-table/row-window.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { Select } from '../select/index.ts'
import * as styles from './import-check-grid.css.ts'
import type { ImportOutcome } from './outcomes.ts'

/** One row of what was pasted or uploaded, and what became of it. */
export interface ImportCheckRow {
  /** Number of the row in the file, from 1. */
  line: number
  /** The row as it stood there. */
  raw: string
  outcome: ImportOutcome
  articleNumber?: string
  name?: string
  /** With its unit: "20 m". */
  quantity?: string
  /** Why, or what was changed: "Raised to a whole pack of 10". */
  note?: string
  /** The articles that an ambiguous number can mean. */
  choices?: readonly { value: string; label: string }[]
  chosen?: string
}

/** Words of a row. */
export interface ImportCheckRowLabels {
  outcome: Record<ImportOutcome, string>
  /** Names the choice of a row: "Article for row 12". */
  chooseArticle: (line: number) => string
  /** Stands in the choice before anything is chosen. */
  choose: string
  configure: string
  /** The same with the name of the article, for those who do not see the row. */
  configureName: (name: string) => string
}

/** Props of `ImportRow`. */
export interface ImportRowProps {
  row: ImportCheckRow
  onChoose: (line: number, value: string) => void
  onConfigure: (line: number) => void
  labels: ImportCheckRowLabels
  attributes: RowAttributes
}

const icons: Record<ImportOutcome, IconName> = {
  ok: 'success',
  changed: 'edit',
  replaced: 'info',
  choose: 'help',
  configure: 'warning',
  notFound: 'search',
  notBuyable: 'cancelled',
  invalid: 'error',
}

/** A row of an import with its number, its own text, its outcome and what can be done about it. */
export function ImportRow({ row, onChoose, onConfigure, labels, attributes }: ImportRowProps): JSX.Element {
  const { line, raw, outcome, articleNumber, name, quantity, note, choices = [], chosen = '' } = row
  return (
    <tr className={styles.row} {...attributes}>
      <th scope="row" className={styles.line}>
        {line}
      </th>
      <td className={styles.raw}>
        <bdi className={styles.rawText}>{raw}</bdi>
      </td>
      <td className={styles.outcome}>
        <span className={`${styles.chip} ${styles.chips[outcome]}`}>
          <Icon name={icons[outcome]} size="s" />
          {labels.outcome[outcome]}
        </span>
      </td>
      <td className={styles.article}>
        {(articleNumber !== undefined || name !== undefined) && (
          <div className={styles.facts}>
            {articleNumber !== undefined && <bdi className={styles.code}>{articleNumber}</bdi>}
            {name !== undefined && <span dir="auto">{name}</span>}
          </div>
        )}
        {note !== undefined && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {outcome === 'choose' && (
          <div className={styles.choice}>
            <Select
              name={`row-${line}`}
              label={labels.chooseArticle(line)}
              labelHidden
              value={chosen}
              onValueChange={(value) => onChoose(line, value)}
              options={[{ value: '', label: labels.choose, disabled: true }, ...choices]}
            />
          </div>
        )}
        {outcome === 'configure' && (
          <div className={styles.configure}>
            <Button
              size="s"
              aria-label={labels.configureName(name ?? articleNumber ?? raw)}
              onClick={() => onConfigure(line)}
            >
              {labels.configure}
            </Button>
          </div>
        )}
      </td>
      <td className={styles.quantity}>
        <bdi>{quantity}</bdi>
      </td>
    </tr>
  )
}
