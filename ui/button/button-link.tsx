import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button-class.ts'
import * as styles from './button.css.ts'

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  /** Where it leads. */
  href: string
  /** What is there or begins there: "Go to checkout". */
  children: ReactNode
  /** @default 'neutral' */
  tone?: ButtonTone
  /** @default 'm' */
  size?: ButtonSize
  /** Before the text, as decoration. */
  icon?: IconName
  /** As wide as its place. */
  wide?: boolean
  /** Offers the target as a file. */
  download?: boolean
  /** What the address is to this page, e.g. `next` or `nofollow`. */
  rel?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: the one next step of a view that leads to another address. */
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
