import type { JSX, ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** Steps of the grid: 4 is four units, and the unit is the brand's. */
export type Space = keyof typeof styles.gaps
/** Elements that a layout may be, so that a list stays a list. */
export type LayoutElement = 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'span' | 'header' | 'footer'

interface FlowProps {
  children: ReactNode
  /** @default 4 */
  space?: Space
  align?: keyof typeof styles.aligns
  as?: LayoutElement
}

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Children below each other with even space. */
export function Stack({ children, space = 4, align, as: Element = 'div' }: FlowProps): JSX.Element {
  return (
    <Element className={classes(styles.stack, styles.gaps[space], align && styles.aligns[align])}>
      {children}
    </Element>
  )
}

/** Props of `Inline`. */
export interface InlineProps extends FlowProps {
  justify?: keyof typeof styles.justifies
  /** Breaks into lines where the room ends. @default true */
  wrap?: boolean
}

/** Children beside each other with even space. */
export function Inline(props: InlineProps): JSX.Element {
  const { children, space = 2, align = 'center', justify, wrap = true, as: Element = 'div' } = props
  const names = [styles.inline, styles.gaps[space], styles.aligns[align], wrap && styles.wrap]
  return <Element className={classes(...names, justify && styles.justifies[justify])}>{children}</Element>
}

/** Props of `Columns`. */
export interface ColumnsProps {
  children: ReactNode
  /** `rail-*`: a narrow column at that side; `gallery`: five and seven twelfths. One column where room is short. */
  template: keyof typeof styles.templates
  /** @default 6 */
  space?: Space
}

/** Columns that collapse by the room they stand in, not by the window. */
export function Columns({ children, template, space = 6 }: ColumnsProps): JSX.Element {
  return (
    <div className={styles.columnsRoom}>
      <div className={classes(styles.columns, styles.gaps[space], styles.templates[template])}>
        {children}
      </div>
    </div>
  )
}

/** Props of `Container`. */
export interface ContainerProps {
  children: ReactNode
  /** @default 'page' */
  width?: keyof typeof styles.widths
}

/** Holds a page's content in the middle at the brand's width, with room at the edges. */
export function Container({ children, width = 'page' }: ContainerProps): JSX.Element {
  return <div className={classes(styles.container, styles.widths[width])}>{children}</div>
}
