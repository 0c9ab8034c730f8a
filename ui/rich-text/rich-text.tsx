import type { JSX, ReactNode } from 'react'
import { Link } from '../link/index.ts'
import { isLinkAddress, isPictureAddress, type RichElement, type RichNode } from './rich-nodes.ts'
import * as styles from './rich-text.css.ts'

/** Props of `RichText`. */
export interface RichTextProps {
  /** The editors' markup, sanitised and parsed on the server; a widget never takes HTML as text. */
  nodes: readonly RichNode[]
  /** Level of its headings. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** @default 'm' */
  size?: keyof typeof styles.sizes
  /** Of its links: `inverse` on the header and footer. @default 'default' */
  tone?: 'default' | 'inverse'
}

type Manner = Required<Pick<RichTextProps, 'headingLevel' | 'tone'>>

/**
 * Use it for formatted text from editors: paragraphs, lists, links and pictures. Unknown elements are reduced to their
 * text.
 */
export function RichText(props: RichTextProps): JSX.Element {
  const { nodes, headingLevel = 3, size = 'm', tone = 'default' } = props
  return <div className={styles.sizes[size]}>{drawn(nodes, { headingLevel, tone })}</div>
}

const drawn = (nodes: readonly RichNode[] = [], manner: Manner): ReactNode =>
  nodes.map((node, place) =>
    typeof node === 'string' ? node : <Drawn key={place} node={node} manner={manner} />,
  )

function Drawn({ node, manner }: { node: RichElement; manner: Manner }): ReactNode {
  const { tag, href, src, alt = '', width, height } = node
  const inside = drawn(node.children, manner)
  const Heading = `h${manner.headingLevel}` as const
  switch (tag) {
    case 'p':
      return <p className={styles.paragraph}>{inside}</p>
    case 'heading':
      return <Heading className={styles.heading}>{inside}</Heading>
    case 'strong':
      return <strong>{inside}</strong>
    case 'em':
      return <em>{inside}</em>
    case 'ul':
      return <ul className={`${styles.list} ${styles.bullets}`}>{inside}</ul>
    case 'ol':
      return <ol className={`${styles.list} ${styles.numbers}`}>{inside}</ol>
    case 'li':
      return <li>{inside}</li>
    case 'br':
      return <br />
    case 'img':
      return isPictureAddress(src) ? (
        <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
      ) : (
        alt
      )
    case 'a':
      return isLinkAddress(href) ? (
        <Link href={href} tone={manner.tone}>
          {inside}
        </Link>
      ) : (
        inside
      )
    default:
      // An element from a newer server: its text is still shown.
      return inside
  }
}
