'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './cart-notice.css.ts'
import { usePausableTimer } from './pausable-timer.ts'

export interface CartNoticeProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** That it went well: "Added to the cart". */
  title: string
  productName: string
  article: string
  articleLabel: string
  /** Quantity with unit: "4 pcs". */
  quantityText: string
  /** Total with its unit. */
  price?: string
  imageUrl: string
  href: string
  actionLabel: string
  labels: { region: string; close: string }
  /** Milliseconds until it leaves by itself (spec §9). @default 4400 */
  duration?: number
}

/**
 * Says that something is in the cart now, top right, without taking the focus. F8 leads to it, Escape and a click
 * outside close it, and its time stands still under the pointer, with the focus inside and in another window.
 */
export function CartNotice(props: CartNoticeProps): ReactNode {
  const { open, onOpenChange, title, productName, article, articleLabel, quantityText, price } = props
  const { imageUrl, href, actionLabel, labels, duration = 4400 } = props
  const region = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setHovered(false)
    setFocused(false)
  }
  const close = (): void => onOpenChange(false)

  usePausableTimer(open, hovered || focused || away, duration, `${article} ${quantityText}`, close)

  useEffect(() => {
    if (!open) return undefined
    const leave = (): void => setAway(true)
    const comeBack = (): void => setAway(false)
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !region.current?.contains(event.target)) onOpenChange(false)
    }
    const key = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'F8') region.current?.focus()
    }
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [open, onOpenChange])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its time stands still while someone is in it
    <section
      ref={region}
      className={styles.region}
      aria-label={labels.region}
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') close()
      }}
    >
      {/* The live region is there before its words, so that they are read. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status" aria-atomic="true">
        {open && (
          <div className={styles.notice}>
            <p className={styles.title}>
              <span className={styles.check}>
                <Icon name="check" size="s" />
              </span>
              {title}
            </p>
            <div className={styles.product}>
              <img className={styles.image} src={imageUrl} alt="" width="64" height="64" />
              <p className={styles.words}>
                <span className={styles.name}>{productName} </span>
                <span className={styles.facts}>
                  {articleLabel} {article}{' '}
                </span>
                <span className={styles.amounts}>
                  <span>{quantityText} </span>
                  {price !== undefined && <span className={styles.price}>{price}</span>}
                </span>
              </p>
            </div>
          </div>
        )}
      </div>
      {open && (
        <div className={styles.foot}>
          <span className={styles.close}>
            <IconButton icon="close" label={labels.close} tone="quiet" size="s" onClick={close} />
          </span>
          <ButtonLink href={href} tone="accent" wide>
            {actionLabel}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
