'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { LineMessages } from '../line-item/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as styles from './mini-cart.css.ts'

export interface MiniCartLine {
  itemId: string
  name: string
  url: string
  imageUrl: string
  code: string
  /** Quantity with unit: "4 pcs". */
  quantityText: string
  unitPrice?: string
  totalPrice?: string
  errors: readonly string[]
  warnings: readonly string[]
  remove?: { label: string; onRemove: () => void; busy?: boolean }
}

export interface MiniCartProps {
  lines: readonly MiniCartLine[]
  emptyTitle: string
  emptyText: string
  busy: boolean
  busyLabel: string
  total?: { label: string; amount: string }
  labels: { list: string }
}

function Line({ line }: { line: MiniCartLine }): ReactNode {
  const { name, url, imageUrl, code, quantityText, unitPrice, totalPrice, errors, warnings, remove } = line
  return (
    <li className={styles.line}>
      <img className={styles.image} src={imageUrl} alt="" width="56" height="56" loading="lazy" />
      <div className={styles.words}>
        <a className={styles.name} href={url}>
          {name}
        </a>
        <span className={styles.code}>{code}</span>
        <span className={styles.amounts}>
          <span>{quantityText}</span>
          {unitPrice !== undefined && <span className={styles.unitPrice}>{unitPrice}</span>}
          {totalPrice !== undefined && <span className={styles.totalPrice}>{totalPrice}</span>}
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
        <LineMessages errors={errors} warnings={warnings} />
      </div>
    </li>
  )
}

/** What is in the cart, for the side panel; the list scrolls above 500 px (CART-4). */
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
          <Line key={line.itemId} line={line} />
        ))}
      </ul>
      {total !== undefined && (
        <p className={styles.total}>
          <span>{total.label}</span>
          <span className={styles.amount}>{total.amount}</span>
        </p>
      )}
    </div>
  )
}
