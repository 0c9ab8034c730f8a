'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import { type LineDetail, LineDetails } from './line-details.tsx'
import { type LineMessageLabels, LineMessages } from './line-messages.tsx'
import * as styles from './line-item.css.ts'

/** Props of `LineItem`. Amounts and quantities arrive formatted. */
export interface LineItemProps {
  /** Name of the article, or the text of a free-text line. */
  name: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** The article's page. */
  url: string
  /** Empty or absent if there is no picture: a placeholder keeps its space. */
  imageUrl?: string
  /** The article number; empty on a line of free text. */
  code: string
  /** Label before the number: "Art. no". */
  codeLabel: string
  /** The customer's own number with its label. */
  customCode?: string
  /** With its unit: "42,50 kr/m". */
  unitPrice?: string
  /** Absent for visitors and on free-text lines (CART-5). */
  totalPrice?: string
  /** A `QuantityInput`, or the quantity as text if it cannot be changed. */
  quantity: ReactNode
  /** Messages from the server that prevent ordering the line. */
  errors: readonly string[]
  /** Warnings from the server. */
  warnings: readonly string[]
  /** The choices made for the article and its goods mark, in display order. */
  details?: readonly LineDetail[]
  /** A `StockIcon`. */
  stock?: ReactNode
  /** Below the line: actions for its messages, additional fields. */
  more?: ReactNode
  /** `label` includes the product: "Remove ball valve 15 mm". */
  remove?: { label: string; onRemove: () => void; busy?: boolean }
  /** Names of the icons before messages. */
  labels: LineMessageLabels
}

/** Use it for one line of the cart, of the checkout's summary or of an order. */
export function LineItem(props: LineItemProps): ReactNode {
  const { name, lang, url, imageUrl, code, codeLabel, customCode, unitPrice, totalPrice, quantity } = props
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
              <bdi lang={lang}>{name}</bdi>
            </a>
          </h3>
          <p className={styles.facts}>
            {code !== '' && (
              <span>
                {codeLabel} <bdi className={styles.code}>{code}</bdi>
              </span>
            )}
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
      <div className={styles.below}>
        <LineMessages errors={errors} warnings={warnings} labels={labels} />
      </div>
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </article>
  )
}
