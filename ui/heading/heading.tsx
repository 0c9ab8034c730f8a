import type { JSX, ReactNode, Ref } from 'react'
import * as styles from './heading.css.ts'

/** Props of `Heading`. */
export interface HeadingProps {
  children: ReactNode
  /** Its place in the outline; one level 1 on a page. */
  level: 1 | 2 | 3 | 4
  /** The visual size, independent of the level. `xl` grows with its container. By default 1 is xl, 2 l, 3 m, 4 s. */
  size?: keyof typeof styles.sizes
  /** For `aria-labelledby` of the section it heads. */
  id?: string
  /** -1 where focus is moved to after a navigation. */
  tabIndex?: number
  ref?: Ref<HTMLHeadingElement>
}

const usual = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const

/** Use it for the title of a page or section. `level` is its place in the outline, the size is how it looks. */
export function Heading({
  children,
  level,
  size = usual[level],
  id,
  tabIndex,
  ref,
}: HeadingProps): JSX.Element {
  const Element = `h${level}` as const
  return (
    <Element ref={ref} id={id} tabIndex={tabIndex} className={`${styles.heading} ${styles.sizes[size]}`}>
      {children}
    </Element>
  )
}
