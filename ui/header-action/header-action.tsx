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
  /** Seen beside the icon from 1280 px, read always. */
  label: string
  /** Makes it a link; without it, it is a button. */
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  /** For what opens when a pointer rests on it. */
  onPointerEnter?: PointerEventHandler<HTMLElement>
  onPointerLeave?: PointerEventHandler<HTMLElement>
  /** Given by an overlay whose trigger it is. */
  ref?: Ref<HTMLElement>
  id?: string
}

/** A number is nothing to who cannot see it: with a count there are words for it. */
type HeaderActionCount =
  | {
      count?: undefined
      /** More words for those who listen: who is signed in. */
      countLabel?: string
    }
  | {
      /** Shown on the icon when it is above zero, as `999+` above that. */
      count: number
      /** The count as words, read after the label: "3 items". */
      countLabel: string
    }

/** Props of `HeaderAction`. */
export type HeaderActionProps = HeaderActionBase & HeaderActionCount

/**
 * Use it for the icons at the end of the header: lists, account, cart with its count. It can be the trigger of a
 * popover.
 */
export function HeaderAction(props: HeaderActionProps): ReactNode {
  const { icon, label, count = 0, countLabel, href, ref, ...rest } = props
  const [atFirst] = useState(count)
  const content = (
    <>
      <span className={styles.iconWithCount}>
        <Icon name={icon} size="l" />
        {count > 0 && (
          // A new number is a new element, so that it ticks; the one of the page's beginning stands still.
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
      <span className={styles.label}>{label}</span>
      {countLabel !== undefined && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
    </>
  )
  if (href === undefined) {
    // A ref of the general element fits both hosts; React's types want the exact one.
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
