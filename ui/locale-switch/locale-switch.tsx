import type { JSX, MouseEvent } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './locale-switch.css.ts'

/** A language of the site. */
export interface LocaleOption {
  /** Language tag: `sv-SE`. */
  locale: string
  /** In its own language: "Svenska", "Suomi". */
  name: string
  /** Address of this page in that language. */
  url: string
}

/** Props of `LocaleSwitch`. */
export interface LocaleSwitchProps {
  /** Name of the group in the page's language: "Language". */
  label: string
  locales: readonly LocaleOption[]
  /** Tag of the page's language. */
  current: string
  /** @default 'row' */
  direction?: keyof typeof styles.directions
  /** Called before the link is followed, e.g. to store the choice; `preventDefault` cancels the navigation. */
  onSelect?: (locale: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Use it for the languages of a site: links, each named in its own language. They work without JavaScript. */
export function LocaleSwitch(props: LocaleSwitchProps): JSX.Element | null {
  const { label, locales, current, direction = 'row', onSelect } = props
  if (locales.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={`${styles.list} ${styles.directions[direction]}`}>
        {locales.map(({ locale, name, url }) => (
          <li key={locale}>
            <a
              className={styles.link}
              href={url}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => onSelect?.(locale, event)}
            >
              <span className={direction === 'row' && locale !== current ? styles.hiddenSign : styles.sign}>
                {locale === current && <Icon name="check" size="s" />}
              </span>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
