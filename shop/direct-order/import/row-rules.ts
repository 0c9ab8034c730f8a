import type { CheckedRow, Choices, RowsRequest } from '@tradecounter/api/contract'
import { languageOf, type Translator } from '@tradecounter/shop/core'
import { importOutcomes, isReady, type ImportCheckRow } from '@tradecounter/ui/import-check-grid'
import { showQuantity } from '@tradecounter/ui/quantity-input'

/** The user's choices for rows, by their line. */
export interface RowChoices {
  articles: Readonly<Record<number, string>>
  choices: Readonly<Record<number, Choices>>
  /** Rows that the sheet does not show are wanted too. */
  withHidden: boolean
}
export const nothingChosen: RowChoices = { articles: {}, choices: {}, withHidden: false }

const choiceOf = ({ line, choices }: CheckedRow, { articles }: RowChoices) =>
  choices.find(({ variantNumber }) => variantNumber === articles[line])

/** Outcome of a row after a choice. */
function outcomeNow(row: CheckedRow, chosen: RowChoices): CheckedRow['outcome'] {
  const outcome = (chosen.withHidden ? row.outcomeIfShown : null) ?? row.outcome
  return outcome === 'configure' && Object.hasOwn(chosen.choices, row.line) ? 'ok' : outcome
}

/** Whether a row has something to correct or to decide; one that is not wanted has not. */
export const isOpen = (row: CheckedRow, chosen: RowChoices): boolean =>
  row.outcome !== 'skipped' && !isOrderable(row, chosen)

/** Whether a row can be ordered. */
export const isOrderable = (row: CheckedRow, chosen: RowChoices): boolean =>
  outcomeNow(row, chosen) !== 'hidden' &&
  (isReady(outcomeNow(row, chosen)) || choiceOf(row, chosen) !== undefined)

/** The valid rows as sent. */
export const rowsToOrder = (rows: readonly CheckedRow[], chosen: RowChoices): RowsRequest['rows'] =>
  rows.flatMap((row) => {
    const choice = choiceOf(row, chosen)
    const { variantNumber } = choice ?? row
    // The server rounds the sum of an article's rows to packs.
    const quantity = row.askedQuantity
    const choices = chosen.choices[row.line]
    return isOrderable(row, chosen) && quantity !== null
      ? [{ variantNumber, quantity, ...(choices === undefined ? {} : { choices }) }]
      : []
  })

const shown = (quantity: number, unit: string): string =>
  `${showQuantity(Number(quantity.toFixed(3)), 0)} ${unit}`.trim()

/** Explanation of a row's outcome, in the reader's language; empty if none is needed. */
function noteText(row: CheckedRow, t: Translator): string {
  const { note, written, writtenQuantity, askedQuantity } = row
  switch (note) {
    case null:
      return ''
    case 'quantityRaised':
    case 'quantityLowered':
      return t(`order-directly.note-${note}`, askedQuantity ?? writtenQuantity)
    case 'quantityIsNotNumber':
    case 'quantityAmbiguous':
      return t(`order-directly.note-${note}`, writtenQuantity)
    case 'eanRounded':
      return t(
        row.outcome === 'notFound' ? 'order-directly.note-eanRoundedNone' : 'order-directly.note-eanRounded',
        written,
      )
    case 'ambiguous':
    case 'numberUnsure':
    case 'numberIsDay':
    case 'replaced':
      return t(`order-directly.note-${note}`, written)
    default:
      return t(`order-directly.note-${note}`)
  }
}

/** The rows as props of the grid. */
export const gridRows = (
  rows: readonly CheckedRow[],
  chosen: RowChoices,
  t: Translator,
  offerOf: (row: CheckedRow) => Pick<ImportCheckRow, 'stock' | 'unitPrice' | 'totalPrice'>,
): ImportCheckRow[] =>
  rows.map((row) => {
    const choice = choiceOf(row, chosen)
    const { variantNumber, name, quantity, unit } = choice ?? row
    const note = noteText(row, t)
    return {
      line: row.line,
      raw: row.raw,
      ...(row.note === 'totals' || row.note === 'title' ? {} : { number: row.written }),
      outcome: outcomeNow(row, chosen),
      ...(variantNumber === '' ? {} : { articleNumber: variantNumber, name, ...languageOf(row) }),
      ...(quantity === null ? {} : { quantity: shown(quantity, unit) }),
      ...(note === '' ? {} : { note }),
      ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl, ...offerOf(row) }),
      choices: row.choices.map((each) => ({
        value: each.variantNumber,
        label: `${each.variantNumber} ${each.name}`,
        name: each.name,
      })),
      ...(choice === undefined ? {} : { chosen: choice.variantNumber }),
    }
  })

/** The invalid rows with their reasons, as a file that can be corrected and read again. */
export const problemFile = (rows: readonly CheckedRow[], t: Translator): string[][] => [
  [
    t('direct-order.article-number'),
    t('direct-order.quantity'),
    t('order-directly.column-result'),
    t('order-directly.column-note'),
    t('order-directly.line'),
    t('order-directly.raw'),
  ],
  ...rows.map((row) => [
    row.written,
    row.writtenQuantity,
    t(`order-directly.outcome-${row.outcome}`),
    noteText(row, t),
    String(row.line),
    row.raw,
  ]),
]

/** A template with the two columns that are read. */
export const templateFile = (t: Translator): string[][] => [
  [t('direct-order.article-number'), t('direct-order.quantity')],
]

/** Labels of the grid. */
export const rowLabels = (t: Translator) => ({
  line: t('order-directly.line'),
  raw: t('order-directly.raw'),
  result: t('order-directly.result'),
  article: t('direct-order.name'),
  quantity: t('direct-order.quantity'),
  filter: t('order-directly.filter'),
  all: t('order-directly.all'),
  none: t('order-directly.none'),
  shownRows: (from: number, to: number, total: number) => t('order-directly.shown-rows', from, to, total),
  outcome: Object.fromEntries(
    importOutcomes.map((outcome) => [outcome, t(`order-directly.outcome-${outcome}`)]),
  ) as Record<CheckedRow['outcome'], string>, // one for each of them
  numberOf: (line: number) => t('order-directly.number-of', line),
  editNumber: (line: number) => t('order-directly.number-edit', line),
  near: t('quick-search.did-you-mean'),
  articleNumberRequired: t('direct-order.article-number-required'),
  articleNumberInvalidLength: t('direct-order.article-number-invalid-length'),
  chooseArticle: (line: number) => t('order-directly.choose-row', line),
  choose: t('direct-order.choose'),
  configure: t('order-directly.configure'),
  configureName: (name: string) => t('order-directly.configure-name', name),
})
