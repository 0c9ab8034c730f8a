import type { JSX, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './link.css.ts'

/** Props of `Link`. */
export interface LinkProps {
  href: string
  children: ReactNode
  /** `quiet` where a list of links says by its place what it is; `inverse` on the frame and on tints. */
  tone?: 'default' | 'quiet' | 'inverse'
  /** Opens in a new tab; give `externalLabel` to say so. */
  external?: boolean
  externalLabel?: string
  /** The page that is open. */
  current?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
  ref?: Ref<HTMLAnchorElement>
}

/** A link to another address. */
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
          {externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
        </span>
      )}
    </a>
  )
}
