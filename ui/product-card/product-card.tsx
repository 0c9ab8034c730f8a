import type { ReactNode } from 'react'
import { type BadgeItem, BadgeList } from '../badge/index.ts'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './product-card.css.ts'

/** Props of `ProductCard`. */
export interface ProductCardProps {
  /** Cut after three lines, with an ellipsis. */
  name: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** The product's page. */
  url: string
  /** Empty or absent if there is no picture: a placeholder keeps its space. */
  imageUrl?: string
  /** The manufacturer; empty if unknown. */
  brand: string
  /** At most one of each kind, in order of importance. */
  badges: readonly BadgeItem[]
  /** Article number, if the card is for one article. */
  code?: string
  /** A `Price`; absent if prices are not visible. */
  price?: ReactNode
  /** Text of the star for articles of the customer's assortment; without it there is no star. */
  star?: string
  /** Level of the name's heading. @default 3 */
  headingLevel?: 2 | 3
}

/**
 * Use it for a product in a grid or carousel, led by its picture. A click anywhere follows the link of the name.
 */
export function ProductCard(props: ProductCardProps): ReactNode {
  const { name, lang, url, imageUrl, brand, badges, code, price, star, headingLevel = 3 } = props
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
        <Heading className={styles.name} lang={lang}>
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
