import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button-class.ts'
import * as styles from './button.css.ts'

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  /** Target address. */
  href: string
  /** What the target is or starts: "Go to checkout". */
  children: ReactNode
  /** @default 'neutral' */
  tone?: ButtonTone
  /** @default 'm' */
  size?: ButtonSize
  /** Decorative icon before the text. */
  icon?: IconName
  /** Takes the full width of its container. */
  wide?: boolean
  /** Downloads the target as a file. */
  download?: boolean
  /** Relation of the target to this page, e.g. `next` or `nofollow`. */
  rel?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  ref?: Ref<HTMLAnchorElement>
}

/** Use it for a link that looks like a button: the primary next step, at another address. */
export function ButtonLink(props: ButtonLinkProps): JSX.Element {
  const { href, children, tone = 'neutral', size = 'm', icon, wide, ...rest } = props
  return (
    <a {...rest} href={href} className={buttonClass(tone, size, wide)}>
      <span className={styles.content}>
        {icon && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
        <span className={styles.label}>{children}</span>
      </span>
    </a>
  )
}
