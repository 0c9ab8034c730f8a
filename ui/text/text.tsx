import type { JSX, ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Props of `Text`. */
export interface TextProps {
  children: ReactNode
  /** @default 'm' */
  size?: keyof typeof styles.sizes
  /** @default 'default' */
  tone?: keyof typeof styles.tones
  strong?: boolean
  /** @default 'p' */
  as?: 'p' | 'span' | 'div'
  /** Figures of one width that never break. */
  numeric?: boolean
  id?: string
}

/** Running text in the body face. */
export function Text(props: TextProps): JSX.Element {
  const { children, size = 'm', tone = 'default', strong, as: Element = 'p', numeric, id } = props
  const names = [styles.sizes[size], styles.tones[tone], strong && styles.strong, numeric && styles.numeric]
  return (
    <Element id={id} className={names.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
