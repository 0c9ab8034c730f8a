'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import { LineMessages } from './line-messages.tsx'
import * as styles from './line-item.css.ts'

export interface LineItemProps {
  name: string
  url: string
  /** Empty or absent where there is no picture: a drawn box keeps its place. */
  imageUrl?: string
  code: string
  codeLabel: string
  /** The customer's own number with its label. */
  customCode?: string
  /** Already with its unit: "42,50 kr/m". */
  unitPrice?: string
  totalPrice?: string
  /** A `QuantityInput`, or the quantity in words where it cannot be changed. */
  quantity: ReactNode
  errors: readonly string[]
  warnings: readonly string[]
  /** A `StockIcon`. */
  stock?: ReactNode
  /** `label` names the product too: "Remove ball valve 15 mm". */
  remove?: { label: string; onRemove: () => void; busy?: boolean }
}

/** A line of the cart, of the checkout's summary or of an order. */
export function LineItem(props: LineItemProps): ReactNode {
  const { name, url, imageUrl, code, codeLabel, customCode, unitPrice, totalPrice, quantity } = props
  const { errors, warnings, stock, remove } = props
  return (
    <article className={styles.line} aria-busy={remove?.busy === true}>
      <div className={styles.grid}>
        <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
          <Thumbnail imageUrl={imageUrl} />
        </a>
        <div className={styles.naming}>
          <h3 className={styles.name}>
            <a className={styles.link} href={url}>
              {name}
            </a>
          </h3>
          <p className={styles.facts}>
            <span>
              {codeLabel} <span className={styles.code}>{code}</span>
            </span>
            {customCode !== undefined && <span>{customCode}</span>}
            {unitPrice !== undefined && <span>{unitPrice}</span>}
          </p>
        </div>
        {stock !== undefined && <div className={styles.stock}>{stock}</div>}
        <div className={styles.quantity}>{quantity}</div>
        {totalPrice !== undefined && <p className={styles.total}>{totalPrice}</p>}
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
      <LineMessages errors={errors} warnings={warnings} />
    </article>
  )
}
