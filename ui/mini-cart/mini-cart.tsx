'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { type LineDetail, LineDetails, type LineMessageLabels, LineMessages } from '../line-item/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './mini-cart.css.ts'

/** A line of the mini cart. Amounts and quantities arrive formatted. */
export interface MiniCartLine {
  /** Identifies the line. */
  itemId: string
  /** Name of the article, or the text of a free-text line. */
  name: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** The article's page. */
  url: string
  /** Empty if there is no picture: a placeholder keeps its space. */
  imageUrl: string
  /** The article number. */
  code: string
  /** Quantity with unit: "4 pcs". */
  quantityText: string
  /** Absent for visitors and on free-text lines (CART-5). */
  unitPrice?: string
  /** Total of the line; absent under the same conditions. */
  totalPrice?: string
  /** The choices made for the article. */
  details?: readonly LineDetail[]
  /** Messages from the server that prevent ordering the line. */
  errors: readonly string[]
  /** Warnings from the server. */
  warnings: readonly string[]
  /** `label` includes the product: "Remove ball valve 15 mm". */
  remove?: { label: string; onRemove: () => void; busy?: boolean }
}

/** Props of `MiniCart`. */
export interface MiniCartProps {
  /** In display order. */
  lines: readonly MiniCartLine[]
  /** Shown if there are no lines. */
  emptyTitle: string
  /** What users can do then. */
  emptyText: string
  /** Loading: a spinner if there are no lines, otherwise the lines stay. */
  busy: boolean
  /** Read with the spinner. */
  busyLabel: string
  /** Absent if the total is hidden or unknown (CART-5). */
  total?: { label: string; amount: string }
  /** Name of the list and of the icons before messages. */
  labels: LineMessageLabels & {
    /** Name of the list. */
    list: string
  }
}

function Line({ line, labels }: { line: MiniCartLine; labels: LineMessageLabels }): ReactNode {
  const { name, lang, url, imageUrl, code, quantityText, unitPrice, totalPrice, errors, warnings, remove } =
    line
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Thumbnail imageUrl={imageUrl} />
      </div>
      <div className={styles.text}>
        <a className={styles.name} href={url}>
          <bdi lang={lang}>{name}</bdi>
        </a>
        {code !== '' && <bdi className={styles.code}>{code}</bdi>}
        <LineDetails details={line.details ?? []} />
        <span className={styles.amounts}>
          <bdi>{quantityText}</bdi>
          {unitPrice !== undefined && <bdi className={styles.unitPrice}>{unitPrice}</bdi>}
          {totalPrice !== undefined && <bdi className={styles.totalPrice}>{totalPrice}</bdi>}
        </span>
      </div>
      {remove !== undefined && (
        <IconButton
          icon="trash"
          label={remove.label}
          tone="quiet"
          size="s"
          disabled={remove.busy === true}
          onClick={remove.onRemove}
        />
      )}
      <div className={styles.messages}>
        <LineMessages errors={errors} warnings={warnings} labels={labels} />
      </div>
    </li>
  )
}

/** Use it in the side panel to show the cart; the list scrolls above 500 px (CART-4). */
export function MiniCart(props: MiniCartProps): ReactNode {
  const { lines, emptyTitle, emptyText, busy, busyLabel, total, labels } = props
  if (lines.length === 0) {
    return busy ? (
      <div className={styles.busy}>
        <Spinner label={busyLabel} size="l" />
      </div>
    ) : (
      <EmptyState icon="cart" title={emptyTitle}>
        {emptyText}
      </EmptyState>
    )
  }
  return (
    <div className={styles.cart}>
      {/* A scrolling list is a stop of the keyboard; its links alone would not show its last message. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls must be reachable */}
      <ul className={styles.list} aria-label={labels.list} aria-busy={busy} tabIndex={0}>
        {lines.map((line) => (
          <Line key={line.itemId} line={line} labels={labels} />
        ))}
      </ul>
      {total !== undefined && (
        <p className={styles.total}>
          <span>{total.label}</span>
          <bdi className={styles.amount}>{total.amount}</bdi>
        </p>
      )}
    </div>
  )
}
