import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './category-card.css.ts'

/** Props of `CategoryCard`. */
export interface CategoryCardProps {
  /** Name of the category. */
  text: string
  /** Address of the category. */
  url: string
  /** Absent if categories have no pictures; empty if only this one has none. */
  imageUrl?: string
  /** Name of the parent category, if the card is shown outside it. */
  parentName?: string
  /** Number of products as text: "128 products". */
  count?: string
  /** A main category of the page: drawn with a large picture in brands that use large pictures. @default false */
  prominent?: boolean
}

/** Use it to link to a category with its name, its parent and its product count. The whole card is one link. */
export function CategoryCard(props: CategoryCardProps): ReactNode {
  const { text, url, imageUrl, parentName, count, prominent = false } = props
  return (
    <div className={styles.container}>
      <a className={prominent ? `${styles.card} ${styles.prominentCard}` : styles.card} href={url}>
        {imageUrl !== undefined && (
          <span className={prominent ? `${styles.picture} ${styles.prominentPicture}` : styles.picture}>
            <Thumbnail imageUrl={imageUrl} />
          </span>
        )}
        <span className={styles.content}>
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
