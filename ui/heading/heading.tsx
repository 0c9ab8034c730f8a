import type { JSX, ReactNode, Ref } from 'react'
import * as styles from './heading.css.ts'

/** Props of `Heading`. */
export interface HeadingProps {
  children: ReactNode
  /** Level in the outline; one level 1 per page. */
  level: 1 | 2 | 3 | 4
  /** The visual size, independent of the level. `xl` grows with its container. By default 1 is xl, 2 l, 3 m, 4 s. */
  size?: keyof typeof styles.sizes
  /** Language of the words when it is not the page's. */
  lang?: string
  /** For `aria-labelledby` of the section it heads. */
  id?: string
  /** -1 if the focus moves to it after a navigation. */
  tabIndex?: number
  ref?: Ref<HTMLHeadingElement>
}

const usual = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const

/** Use it for the title of a page or section. `level` is its place in the outline, `size` its appearance. */
export function Heading({
  children,
  level,
  size = usual[level],
  lang,
  id,
  tabIndex,
  ref,
}: HeadingProps): JSX.Element {
  const Element = `h${level}` as const
  return (
    <Element
      ref={ref}
      id={id}
      lang={lang}
      tabIndex={tabIndex}
      className={`${styles.heading} ${styles.sizes[size]}`}
    >
      {children}
    </Element>
  )
}
