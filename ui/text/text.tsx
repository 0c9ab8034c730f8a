import type { JSX, ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Props of `Text`. */
export interface TextProps {
  children: ReactNode
  /** Step of the brand's type scale: `m` is body text, `s` and `xs` are for secondary text. @default 'm' */
  size?: keyof typeof styles.sizes
  /**
   * `muted` for secondary text, `inverse` on dark backgrounds, `error` and `success` for results. @default
   * 'default'
   */
  tone?: keyof typeof styles.tones
  /** In the brand's strong weight, for words to find quickly. */
  strong?: boolean
  /** `span` inside other text. @default 'p' */
  as?: 'p' | 'span' | 'div'
  /** Tabular figures, on one line with their unit. For amounts and measures, not for names. */
  numeric?: boolean
  /** Line breaks of the text are kept. */
  lines?: boolean
  /** Language of the words when it is not the page's. */
  lang?: string
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string
}

/** Use it for running text. For titles use `Heading`. */
export function Text(props: TextProps): JSX.Element {
  const {
    children,
    size = 'm',
    tone = 'default',
    strong,
    as: Element = 'p',
    numeric,
    lines,
    lang,
    id,
  } = props
  const names = [
    styles.text,
    styles.sizes[size],
    styles.tones[tone],
    strong && styles.strong,
    numeric && styles.numeric,
    lines && styles.lines,
  ]
  return (
    <Element id={id} lang={lang} className={names.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
