'use client'
import {
  type AriaAttributes,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './header-action.css.ts'

interface HeaderActionBase extends AriaAttributes {
  icon: IconName
  /** Visible beside the icon from 1280 px on; always read by screen readers. */
  label: string
  /** A second line below the label, truncated if needed: the customer that the user buys for. */
  detail?: string
  /** Makes it a link; otherwise it is a button. */
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  /** For overlays that open on hover. */
  onPointerEnter?: PointerEventHandler<HTMLElement>
  onPointerLeave?: PointerEventHandler<HTMLElement>
  /** Set by the overlay that it triggers. */
  ref?: Ref<HTMLElement>
  id?: string
}

/** A count needs a text alternative. */
type HeaderActionCount =
  | {
      count?: undefined
      /** Additional text for screen readers, e.g. the user's name. */
      countLabel?: string
    }
  | {
      /** Shown on the icon if greater than zero, at most as `999+`. */
      count: number
      /** The count as text, read after the label: "3 items". */
      countLabel: string
    }

/** Props of `HeaderAction`. */
export type HeaderActionProps = HeaderActionBase & HeaderActionCount

/**
 * Use it for the icons at the end of the header: lists, account, cart with its count. It can be the trigger of a
 * popover.
 */
export function HeaderAction(props: HeaderActionProps): ReactNode {
  const { icon, label, detail, count = 0, countLabel, href, ref, ...rest } = props
  const [atFirst] = useState(count)
  const text = (
    <>
      <span className={styles.label}>{label}</span>
      {countLabel !== undefined && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
    </>
  )
  const content = (
    <>
      <span className={styles.iconWithCount}>
        <Icon name={icon} size="l" />
        {count > 0 && (
          // The key makes a new number a new element, which starts the animation; the initial one does not animate.
          <span
            key={count}
            className={styles.count}
            data-ticks={count === atFirst ? undefined : ''}
            aria-hidden="true"
          >
            {count > 999 ? '999+' : count}
          </span>
        )}
      </span>
      {detail === undefined ? (
        text
      ) : (
        <span className={styles.lines}>
          {text}
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.detail}>{detail}</span>
        </span>
      )}
    </>
  )
  if (href === undefined) {
    // A ref of the general element type fits both elements; React's types require the exact one.
    return (
      <button {...rest} type="button" className={styles.action} ref={ref as Ref<HTMLButtonElement>}>
        {content}
      </button>
    )
  }
  return (
    <a {...rest} href={href} className={styles.action} ref={ref as Ref<HTMLAnchorElement>}>
      {content}
    </a>
  )
}
