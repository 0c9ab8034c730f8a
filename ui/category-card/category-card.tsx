import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './category-card.css.ts'

/** Props of `CategoryCard`. */
export interface CategoryCardProps {
  /** Name of the category. */
  text: string
  /** The category's page. */
  url: string
  /** Absent where categories have no pictures; empty where only this one has none. */
  imageUrl?: string
  /** The category above it, where the card stands outside its branch. */
  parentName?: string
  /** How much is in it, in words: "128 products". */
  count?: string
  /** One of a page's main ways in: drawn with a large picture in brands that show large pictures. @default false */
  prominent?: boolean
}

/** Use it to link to a category with its name, its parent and its content. The whole card is one link. */
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
