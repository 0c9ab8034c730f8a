import type { JSX } from 'react'
import { type ArticleNumberProblem, NearProducts, NumberEdit } from '../direct-order-row/index.ts'
import { Button } from '../button/index.ts'
import type { RowAttributes } from '../data-table/row-window.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { Select } from '../select/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import type { ImportCheckRow } from './import-check-row.ts'
import * as styles from './import-check-grid.css.ts'
import type { ImportOutcome } from './outcomes.ts'

/** Words of a row. */
export interface ImportCheckRowLabels extends Partial<Record<ArticleNumberProblem, string>> {
  outcome: Record<ImportOutcome, string>
  /** Names the field of a row's number, and the button that opens it; needed only with `onNumberCommit`. */
  numberOf?: (line: number) => string
  editNumber?: (line: number) => string
  /** "Did you mean", before the articles whose numbers are one digit off; needed only with `onNumberCommit`. */
  near?: string
  /** Names the choice of a row: "Article for row 12". */
  chooseArticle: (line: number) => string
  /** Prompt of that choice. */
  choose: string
  configure: string
  /** Head of the column of amounts; without it there is no such column, as for visitors. */
  amount?: string
  /** The same text with the article's name, for screen readers. */
  configureName: (name: string) => string
}

/** Props of `ImportRow`. */
export interface ImportRowProps {
  row: ImportCheckRow
  onChoose: (line: number, value: string) => void
  onConfigure: (line: number) => void
  /** The row is being checked again. */
  busy: boolean
  typedNumber: string | undefined
  onNumberType: (line: number, text: string | undefined) => void
  /** Answers whether the row has the number now. */
  onNumberCommit: ((line: number, number: string) => Promise<boolean>) | undefined
  /** The number was corrected with the keys. */
  onNumberDone: (line: number) => void
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
  skipped: 'minus',
  hidden: 'info',
}

/** A row of an import with its number, its own text, its outcome and what can be done about it. */
export function ImportRow(props: ImportRowProps): JSX.Element {
  const { row, onChoose, onConfigure, labels, attributes } = props
  const { busy, typedNumber, onNumberType, onNumberCommit, onNumberDone } = props
  const {
    line,
    raw,
    outcome,
    number,
    articleNumber,
    name,
    lang,
    quantity,
    note,
    choices = [],
    chosen = '',
  } = row
  return (
    <tr className={styles.row} data-line={line} aria-busy={busy || undefined} {...attributes}>
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
        <div className={styles.pictured}>
          {row.imageUrl !== undefined && (
            <span className={styles.picture}>
              <Thumbnail imageUrl={row.imageUrl} />
            </span>
          )}
          <div>
            {number !== undefined && onNumberCommit !== undefined && (
              <div className={styles.code}>
                <NumberEdit
                  number={articleNumber ?? number}
                  typed={typedNumber}
                  open={outcome === 'notFound'}
                  busy={busy}
                  label={labels.numberOf?.(line) ?? labels.chooseArticle(line)}
                  editLabel={labels.editNumber?.(line) ?? labels.chooseArticle(line)}
                  problems={labels}
                  onType={(text) => onNumberType(line, text)}
                  onCommit={(next) => onNumberCommit(line, next)}
                  onDone={() => onNumberDone(line)}
                />
              </div>
            )}
            {(articleNumber !== undefined || name !== undefined) && (
              <div className={styles.facts}>
                {articleNumber !== undefined && (number === undefined || onNumberCommit === undefined) && (
                  <bdi className={styles.code}>{articleNumber}</bdi>
                )}
                {name !== undefined && (
                  <span dir="auto" lang={lang}>
                    {name}
                  </span>
                )}
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
            {outcome === 'notFound' && onNumberCommit !== undefined && (
              <NearProducts
                label={labels.near ?? labels.choose}
                products={choices.map((choice) => ({ variantNumber: choice.value, name: choice.name ?? '' }))}
                disabled={busy}
                onChoose={async (next) => {
                  if (await onNumberCommit(line, next)) onNumberDone(line)
                }}
              />
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
            {row.stock}
          </div>
        </div>
      </td>
      <td className={styles.quantity}>
        <bdi>{quantity}</bdi>
      </td>
      {labels.amount !== undefined && (
        <td className={styles.amount}>
          {row.totalPrice !== undefined && <bdi>{row.totalPrice}</bdi>}
          {row.unitPrice !== undefined && <bdi className={styles.unitPrice}>{row.unitPrice}</bdi>}
        </td>
      )}
    </tr>
  )
}
