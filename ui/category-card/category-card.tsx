import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './category-card.css.ts'

export interface CategoryCardProps {
  text: string
  url: string
  imageUrl?: string
  /** The category above it, where the card stands outside its branch. */
  parentName?: string
  /** How much is in it, in words: "128 products". */
  count?: string
}

/** A way into a category. */
export function CategoryCard({ text, url, imageUrl, parentName, count }: CategoryCardProps): ReactNode {
  return (
    <div className={styles.room}>
      <a className={styles.card} href={url}>
        {imageUrl !== undefined && (
          <span className={styles.picture}>
            <img src={imageUrl} alt="" width="64" height="64" loading="lazy" />
          </span>
        )}
        <span className={styles.words}>
          {parentName !== undefined && <span className={styles.parent}>{parentName}</span>}{' '}
          <span className={styles.text}>{text}</span>{' '}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron-right" size="s" />
        </span>
      </a>
    </div>
  )
}
