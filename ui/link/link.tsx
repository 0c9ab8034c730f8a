import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './link.css.ts'

interface LinkOwnProps {
  /** Where it leads: an address of this shop, or of another with `external`. */
  href: string
  /** What is there, in words that make sense alone: not "here". */
  children: ReactNode
  /** `quiet` where a list of links says by its place what it is; `inverse` on the frame and on tints. @default 'default' */
  tone?: 'default' | 'quiet' | 'inverse'
  /** It leads to the page that is open. */
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
