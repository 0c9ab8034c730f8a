'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './cart-notice.css.ts'
import { usePausableTimer } from './use-pausable-timer.ts'

/** Props of `CartNotice`. */
export interface CartNoticeProps {
  open: boolean
  /** Called to close: on timeout, by the close button, on Escape and on a click outside. */
  onOpenChange: (open: boolean) => void
  /** Says that it succeeded: "Added to the cart". */
  title: string
  productName: string
  /** Article number. A new one restarts the timer. */
  article: string
  /** Label of the number: "Art. no". */
  articleLabel: string
  /** Quantity with unit: "4 pcs". */
  quantityText: string
  /** Price of the added quantity; absent if prices are not visible. */
  price?: string
  /** Price per price unit, beside the quantity: "89,50 kr/pcs". */
  unitPrice?: string
  /** Empty if there is none. */
  imageUrl: string
  /** Target of the next step: the checkout, or the purchase list. */
  href: string
  actionLabel: string
  /** `region` names the region of notices, `close` the close button. */
  labels: { region: string; close: string }
  /** Milliseconds until it closes (spec §9). @default 4400 */
  duration?: number
}

/**
 * Use it to confirm, at the top right, that an article was added to the cart. It does not take the focus. F8 moves
 * the focus to it; Escape and a click outside close it. The timer pauses while the pointer or the focus is inside
 * and while the window is inactive.
 */
export function CartNotice(props: CartNoticeProps): ReactNode {
  const { open, onOpenChange, title, productName, article, articleLabel, quantityText, price } = props
  const { unitPrice, imageUrl, href, actionLabel, labels, duration = 4400 } = props
  const region = useRef<HTMLElement>(null)
  /** Element that had the focus before F8. */
  const from = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setHovered(false)
    setFocused(false)
  }
  const close = (): void => {
    // The focused element is removed with the notice: the focus returns to where it was before F8.
    if (region.current?.contains(document.activeElement) && from.current instanceof HTMLElement) {
      from.current.focus()
    }
    onOpenChange(false)
  }

  usePausableTimer(open, hovered || focused || away, duration, `${article} ${quantityText}`, close)

  useEffect(() => {
    if (!open) return undefined
    const leave = (): void => setAway(true)
    const comeBack = (): void => setAway(false)
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !region.current?.contains(event.target)) onOpenChange(false)
    }
    const key = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F8' || region.current?.contains(document.activeElement)) return
      from.current = document.activeElement
      region.current?.focus()
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
              <span className={styles.image}>
                <Thumbnail imageUrl={imageUrl} loading="eager" />
              </span>
              <p className={styles.text}>
                <span className={styles.name}>{productName} </span>
                <span className={styles.facts}>
                  {articleLabel} {article}{' '}
                </span>
                <span className={styles.amounts}>
                  <span>
                    {quantityText}{' '}
                    {unitPrice !== undefined && <span className={styles.unitPrice}>{unitPrice} </span>}
                  </span>
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
