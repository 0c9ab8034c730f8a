import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './header-action.css.ts'

export interface HeaderActionProps extends AriaAttributes {
  icon: IconName
  label: string
  /** Shown on the icon when it is above zero. */
  count?: number
  /** The count as words, read after the label: "3 items". */
  countLabel?: string
  /** Makes it a link; without it, it is a button. */
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  /** Given by an overlay whose trigger it is. */
  ref?: Ref<HTMLElement>
  id?: string
}

/** One icon at the end of the header: lists, account, cart with its count. Fits as trigger of a popover. */
export function HeaderAction(props: HeaderActionProps): ReactNode {
  const { icon, label, count = 0, countLabel, href, ref, ...rest } = props
  const content = (
    <>
      <span className={styles.iconWithCount}>
        <Icon name={icon} size="l" />
        {count > 0 && (
          // A new number is a new element, so that it can tick.
          <span className={styles.count} key={count} aria-hidden="true">
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
