import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './document-list.css.ts'

/** Props of `DocumentList`. */
export interface DocumentListProps {
  /** Name of the list. */
  label: string
  /** `kind` is the file type ("PDF"), `size` its formatted size ("1,2 MB"). */
  items: readonly { title: string; url: string; kind: string; size: string }[]
}

/**
 * Use it for the data sheets, instructions and declarations of a product; each link names the type and size. Renders
 * nothing without documents.
 */
export function DocumentList({ label, items }: DocumentListProps): ReactNode {
  if (items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ title, url, kind, size }) => (
        <li key={url} className={styles.item}>
          <a className={styles.link} href={url}>
            <span className={styles.icon}>
              <Icon name="document" />
            </span>
            <bdi className={styles.title}>{title}</bdi>{' '}
            <span className={styles.facts}>{[kind, size].filter((fact) => fact !== '').join(', ')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
