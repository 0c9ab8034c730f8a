import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button.tsx'
import * as styles from './button.css.ts'

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  href: string
  children: ReactNode
  /** @default 'neutral' */
  tone?: ButtonTone
  /** @default 'm' */
  size?: ButtonSize
  icon?: IconName
  wide?: boolean
  /** Offers the target as a file. */
  download?: boolean
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
        {children}
      </span>
    </a>
  )
}
