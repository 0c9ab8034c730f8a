'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import { type LineDetail, LineDetails } from './line-details.tsx'
import { type LineMessageLabels, LineMessages } from './line-messages.tsx'
import * as styles from './line-item.css.ts'

/** Props of `LineItem`. Amounts and quantities arrive formatted. */
export interface LineItemProps {
  /** Name of the article, or the free text of the line. */
  name: string
  /** The article's page. */
  url: string
  /** Empty or absent where there is no picture: a drawn box keeps its place. */
  imageUrl?: string
  /** The article number. */
  code: string
  /** Stands before it: "Art. no". */
  codeLabel: string
  /** The customer's own number with its label. */
  customCode?: string
  /** Already with its unit: "42,50 kr/m". */
  unitPrice?: string
  /** Absent for visitors and on lines of free text (CART-5). */
  totalPrice?: string
  /** A `QuantityInput`, or the quantity in words where it cannot be changed. */
  quantity: ReactNode
  /** What keeps the line from being ordered, as the server says it. */
  errors: readonly string[]
  /** What should be known of it. */
  warnings: readonly string[]
  /** What was chosen about the article and what its parcel is marked with, in the order of the list. */
  details?: readonly LineDetail[]
  /** A `StockIcon`. */
  stock?: ReactNode
  /** Below the line: what can be done about its messages, fields of its own. */
  more?: ReactNode
  /** `label` names the product too: "Remove ball valve 15 mm". */
  remove?: { label: string; onRemove: () => void; busy?: boolean }
  /** Names of the signs before messages. */
  labels: LineMessageLabels
}

/** Use it for one line of the cart, of the checkout's summary or of an order. */
export function LineItem(props: LineItemProps): ReactNode {
  const { name, url, imageUrl, code, codeLabel, customCode, unitPrice, totalPrice, quantity } = props
  const { errors, warnings, details = [], stock, more, remove, labels } = props
  return (
    <article className={styles.line} aria-busy={remove?.busy === true}>
      <div className={styles.grid} data-fixed={remove === undefined ? '' : undefined}>
        <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
          <Thumbnail imageUrl={imageUrl} />
        </a>
        <div className={styles.naming}>
          <h3 className={styles.name}>
            <a className={styles.link} href={url}>
              <bdi>{name}</bdi>
            </a>
          </h3>
          <p className={styles.facts}>
            <span>
              {codeLabel} <bdi className={styles.code}>{code}</bdi>
            </span>
            {customCode !== undefined && <bdi>{customCode}</bdi>}
            {unitPrice !== undefined && <bdi>{unitPrice}</bdi>}
          </p>
          <LineDetails details={details} />
        </div>
        {stock !== undefined && <div className={styles.stock}>{stock}</div>}
        <div className={styles.quantity}>{quantity}</div>
        {totalPrice !== undefined && (
          <p className={styles.total}>
            <bdi>{totalPrice}</bdi>
          </p>
        )}
        {remove !== undefined && (
          <div className={styles.remove}>
            <IconButton
              icon="trash"
              label={remove.label}
              tone="quiet"
              disabled={remove.busy === true}
              onClick={remove.onRemove}
            />
          </div>
        )}
      </div>
      <LineMessages errors={errors} warnings={warnings} labels={labels} />
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </article>
  )
}
