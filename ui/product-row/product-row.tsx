import { type ReactNode, useId } from 'react'
import { type BadgeItem, BadgeList } from '../badge/index.ts'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import { unitGap } from '../theme/unit-gap.ts'
import type { LocalAttribute } from '../attribute-table/index.ts'
import * as styles from './product-row.css.ts'

/** Props of `ProductRow`. */
export interface ProductRowProps {
  /** Cut after three lines, with an ellipsis. */
  name: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** The product's page. */
  url: string
  /** Empty or absent if there is no picture: a placeholder keeps its space. */
  imageUrl?: string
  /** The article's number. */
  code: string
  /** Label read before the number: "Art. no". */
  codeLabel: string
  /** The manufacturer; empty if unknown. */
  brand: string
  /** At most one of each kind, in order of importance. */
  badges: readonly BadgeItem[]
  /** The key attributes of the product family; the first three are shown. */
  attributes: readonly LocalAttribute[]
  /** A `StockIcon`, below the price; without a price, below the add button. */
  stock?: ReactNode
  /** A `Price`; absent if prices are not visible, and empty if only this row has none. */
  price?: ReactNode
  /** A `QuantityAdd`. */
  add: ReactNode
  /** Opens the other variants below; `label` says how many: "Show 12 variants". */
  variantsToggle?: { label: string; expanded: boolean; onToggle: () => void }
  /** The variant list, shown while the toggle is expanded. */
  children?: ReactNode
  /** Id prefix of its name and its variants; generated if absent. Without spaces. */
  id?: string
  /** Level of the name's heading. @default 2 */
  headingLevel?: 2 | 3
}

/** Use it for a product in the list of a search or category, with everything needed for a decision in one line. */
export function ProductRow(props: ProductRowProps): ReactNode {
  const { name, lang, url, imageUrl, code, codeLabel, brand, badges, attributes, stock, price, add } = props
  const { variantsToggle, children, headingLevel = 2 } = props
  const made = useId()
  const id = props.id ?? made
  const hasMoney = price !== undefined
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div className={styles.grid} data-plain={hasMoney ? undefined : ''}>
        {/* The name is the link for keyboards and readers; the picture only widens it for the hand. */}
        <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
          <Thumbnail imageUrl={imageUrl} />
        </a>
        <div className={styles.naming}>
          <Heading className={styles.name} id={id} lang={lang}>
            <a className={styles.nameLink} href={url}>
              {name}
            </a>
          </Heading>
          <p className={styles.facts}>
            <span>
              {codeLabel} <span className={styles.code}>{code}</span>
            </span>
            {brand !== '' && <span>{brand}</span>}
          </p>
          <BadgeList badges={badges} />
        </div>
        <dl className={styles.attributes}>
          {attributes.slice(0, 3).map((attribute) => (
            <div key={attribute.name} className={styles.attribute}>
              <dt className={styles.attributeName} lang={attribute.lang}>
                {attribute.name}
              </dt>
              <dd className={styles.attributeValue} lang={attribute.valueLang}>
                {attribute.value}
                {attribute.unit !== '' && (
                  <>
                    {unitGap(attribute.unit)}
                    <span className={styles.unit}>{attribute.unit}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {hasMoney && (
          <div className={styles.money}>
            {price}
            {stock}
          </div>
        )}
        <div className={styles.add}>
          {add}
          {!hasMoney && stock}
        </div>
      </div>
      {variantsToggle !== undefined && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={variantsToggle.expanded}
          aria-controls={variantsToggle.expanded ? `${id}-variants` : undefined}
          onClick={variantsToggle.onToggle}
        >
          <Icon name={variantsToggle.expanded ? 'chevron-up' : 'chevron-down'} size="s" />
          {variantsToggle.label}
        </button>
      )}
      {variantsToggle?.expanded === true && (
        <div id={`${id}-variants`} className={styles.variants}>
          {children}
        </div>
      )}
    </article>
  )
}
