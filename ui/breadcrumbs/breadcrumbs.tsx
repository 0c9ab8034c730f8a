import type { JSX } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './breadcrumbs.css.ts'

/** One ancestor of the current page. */
export interface Crumb {
  /** Title of the page, as in the menu. */
  text: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** The place's page; one of a kind among the items. */
  url: string
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  /** Name of the navigation. */
  label: string
  /** From the top level down, without the current page. */
  items: readonly Crumb[]
  /** Title of the current page; not a link. */
  current: string
  /** Language of `current` when it is not the page's. */
  currentLang?: string
}

/** Use it to show where a page is in the category tree. On narrow screens only the link to the parent is shown. */
export function Breadcrumbs({ label, items, current, currentLang }: BreadcrumbsProps): JSX.Element {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.url} className={styles.item}>
            <span className={styles.back}>
              <Icon name="chevron-left" size="s" />
            </span>
            <a href={item.url} className={styles.link} lang={item.lang}>
              {item.text}
            </a>
            <span className={styles.separator}>
              <Icon name="chevron-right" size="s" />
            </span>
          </li>
        ))}
        <li className={items.length === 0 ? `${styles.item} ${styles.alone}` : styles.item}>
          <span aria-current="page" className={styles.current} lang={currentLang}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
