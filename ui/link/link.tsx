import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './link.css.ts'

interface LinkOwnProps {
  /** Target address: in this shop, or elsewhere with `external`. */
  href: string
  /** Text that makes sense out of context: not "here". */
  children: ReactNode
  /**
   * `quiet` in lists that are recognisable as links; `inverse` on the header, the footer and tints. @default
   * 'default'
   */
  tone?: 'default' | 'quiet' | 'inverse'
  /** The target is the current page. */
  current?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
  ref?: Ref<HTMLAnchorElement>
}

/** An external site: opens a new tab, with a text beside the icon ("opens in a new tab"). */
interface ExternalProps {
  external: true
  externalLabel: string
}

/** Props of `Link`. */
export type LinkProps = LinkOwnProps & (ExternalProps | { external?: false; externalLabel?: never })

/** Use it for a link to another address. For an action use `Button`. */
export function Link(props: LinkProps): JSX.Element {
  const { href, children, tone = 'default', external, externalLabel, current, onClick, ref } = props
  return (
    <a
      ref={ref}
      href={href}
      className={`${styles.link} ${styles.tones[tone]}`}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {external && ' '}
      {external && (
        <span className={styles.external}>
          <Icon name="external" size="s" />
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </span>
      )}
    </a>
  )
}
