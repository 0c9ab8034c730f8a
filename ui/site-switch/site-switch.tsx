import { useId, type JSX } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './site-switch.css.ts'

/** One site of the company. */
export interface SiteOption {
  /** Key of the site: `se`, `gelia-no`. */
  key: string
  /** Its country or market, in the site's own language: "Sverige". */
  name: string
  /** Its range, or its language. */
  detail?: string
  url: string
  /** Language of `name` and `detail`. */
  lang?: string
}

/** Sites of one brand. */
export interface SiteGroup {
  brand: string
  sites: readonly SiteOption[]
}

/** Props of `SiteSwitch`. */
export interface SiteSwitchProps {
  /** Name of the group: "Choose country and shop". */
  label: string
  groups: readonly SiteGroup[]
  /** Key of the current site. */
  current: string
}

/**
 * Use it to link to the other sites, grouped by brand. A site is another shop with its own customers, so these are
 * plain links.
 */
export function SiteSwitch({ label, groups, current }: SiteSwitchProps): JSX.Element {
  const id = useId()
  return (
    <nav className={styles.area} aria-label={label}>
      {groups
        .filter(({ sites }) => sites.length > 0)
        .map(({ brand, sites }, index) => (
          <div key={brand} className={styles.group}>
            <p className={styles.heading} id={`${id}-${index}`}>
              {brand}
            </p>
            <ul className={styles.list} aria-labelledby={`${id}-${index}`}>
              {sites.map((site) => (
                <li key={site.key} className={styles.item}>
                  <a
                    className={styles.site}
                    href={site.url}
                    lang={site.lang}
                    aria-current={site.key === current ? 'true' : undefined}
                  >
                    <span className={styles.sign}>
                      <Icon name="globe" />
                    </span>
                    <span className={styles.text} dir="auto">
                      <span className={styles.name}>{site.name}</span>{' '}
                      {site.detail !== undefined && <span className={styles.detail}>{site.detail}</span>}
                    </span>
                    {site.key === current && (
                      <span className={styles.check}>
                        <Icon name="check" />
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
