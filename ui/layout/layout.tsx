import type { JSX, ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** Steps of the spacing scale: 4 is four units; the unit is set by the brand (4 px, 3 px in compact density). */
export type Space = keyof typeof styles.gaps
/** Elements that a layout can render, so that a list stays a list. */
export type LayoutElement = 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'span' | 'header' | 'footer'

interface FlowProps {
  /** Rendered in reading order; never reordered visually. */
  children: ReactNode
  /** Space between two children, in steps of the spacing scale. */
  space?: Space
  /** Alignment of the children across the direction. */
  align?: keyof typeof styles.aligns
  /** The rendered element; `ul` or `ol` with `li` children for lists. @default 'div' */
  as?: LayoutElement
}

/** Props of `Stack`. By default `space` is 4 and children are as wide as the stack. */
export type StackProps = FlowProps

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Use it to stack children vertically with even space. */
export function Stack({ children, space = 4, align, as: Element = 'div' }: StackProps): JSX.Element {
  return (
    <Element className={classes(styles.stack, styles.gaps[space], align && styles.aligns[align])}>
      {children}
    </Element>
  )
}

/** Props of `Inline`. By default `space` is 2 and children are centred vertically. */
export interface InlineProps extends FlowProps {
  /** How children are justified along the line. */
  justify?: keyof typeof styles.justifies
  /** Wraps into lines. @default true */
  wrap?: boolean
}

/** Use it to place children side by side with even space. */
export function Inline(props: InlineProps): JSX.Element {
  const { children, space = 2, align = 'center', justify, wrap = true, as: Element = 'div' } = props
  const names = [styles.inline, styles.gaps[space], styles.aligns[align], wrap && styles.wrap]
  return <Element className={classes(...names, justify && styles.justifies[justify])}>{children}</Element>
}

/** Props of `Columns`. */
export interface ColumnsProps {
  /** One child for each column, in reading order. */
  children: ReactNode
  /**
   * `equal`: as many as fit at 280 px or more. `rail-start`: 264 px for filters before the content. `rail-end`: up
   * to 360 px for totals after it. `gallery`: five and seven twelfths. All are one column in a narrow container.
   */
  template: keyof typeof styles.templates
  /** Space between two columns, and between rows when they collapse. @default 6 */
  space?: Space
}

/** Use it for columns that collapse by the width of their container, not of the window. */
export function Columns({ children, template, space = 6 }: ColumnsProps): JSX.Element {
  return (
    <div className={styles.columnsContainer}>
      <div className={classes(styles.columns, styles.gaps[space], styles.templates[template])}>
        {children}
      </div>
    </div>
  )
}

/** Props of `Container`. */
export interface ContainerProps {
  children: ReactNode
  /**
   * `text` for about 70 characters a line, `page` for the brand's page width, `wide` for a fifth more. @default
   * 'page'
   */
  width?: keyof typeof styles.widths
}

/** Use it to centre a page's content at the brand's width, with padding at the edges. */
export function Container({ children, width = 'page' }: ContainerProps): JSX.Element {
  return <div className={classes(styles.container, styles.widths[width])}>{children}</div>
}
