import type { ReactNode } from 'react'
import { type BadgeItem, BadgeList } from '../badge/index.ts'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './product-card.css.ts'

/** Props of `ProductCard`. */
export interface ProductCardProps {
  /** More than three lines end in dots. */
  name: string
  /** The product's page. */
  url: string
  /** Empty or absent where there is no picture: a drawn box keeps its place. */
  imageUrl?: string
  /** The maker; empty where it is not known. */
  brand: string
  /** One of a kind at the most, in the order of their weight. */
  badges: readonly BadgeItem[]
  /** The article's number, where the card is of one article. */
  code?: string
  /** A `Price`; absent for who may not see it. */
  price?: ReactNode
  /** Says that it belongs to the visitor's own assortment; without it there is no star. */
  star?: string
  /** Rank of the name's heading. @default 3 */
  headingLevel?: 2 | 3
}

/** Use it for a product in a grid or carousel, led by its picture. A click anywhere follows the link of the name. */
export function ProductCard(props: ProductCardProps): ReactNode {
  const { name, url, imageUrl, brand, badges, code, price, star, headingLevel = 3 } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Thumbnail imageUrl={imageUrl} />
      </div>
      {badges.length > 0 && (
        <div className={styles.badges}>
          <BadgeList badges={badges} />
        </div>
      )}
      {star !== undefined && (
        <span className={styles.star}>
          <Icon name="star" size="s" label={star} />
        </span>
      )}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className={styles.link} href={url}>
            {name}
          </a>
        </Heading>
        {(code !== undefined || brand !== '') && (
          <p className={styles.facts}>
            {code !== undefined && <span className={styles.code}>{code}</span>}
            {brand !== '' && <span>{brand}</span>}
          </p>
        )}
        {price !== undefined && <div className={styles.price}>{price}</div>}
      </div>
    </article>
  )
}
