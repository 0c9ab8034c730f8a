import type { JSX, ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Props of `Text`. */
export interface TextProps {
  children: ReactNode
  /** Step of the brand's type scale: `m` is running text, `s` and `xs` are for what stands beside it. @default 'm' */
  size?: keyof typeof styles.sizes
  /** `muted` for what can be left unread, `inverse` on dark ground, `error` and `success` for outcomes in words. @default 'default' */
  tone?: keyof typeof styles.tones
  /** In the brand's strong weight, for the words that are looked for. */
  strong?: boolean
  /** `span` inside other text. @default 'p' */
  as?: 'p' | 'span' | 'div'
  /** Figures of one width, on one line with their unit. For amounts and measures, not for names. */
  numeric?: boolean
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string
}

/** Use it for running text. For titles use `Heading`. */
export function Text(props: TextProps): JSX.Element {
  const { children, size = 'm', tone = 'default', strong, as: Element = 'p', numeric, id } = props
  const names = [
    styles.text,
    styles.sizes[size],
    styles.tones[tone],
    strong && styles.strong,
    numeric && styles.numeric,
  ]
  return (
    <Element id={id} className={names.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
