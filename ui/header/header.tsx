import type { ReactNode, Ref } from 'react'
import * as styles from './header.css.ts'

/** Props of `Header`. */
export interface HeaderProps {
  /** Name of the brand: what the link around the logo is called. */
  brandName: string
  /** A `BrandLogo` without a title of its own. */
  logo: ReactNode
  homeUrl: string
  /** A `QuickSearch`; it gets up to 700 px. */
  search: ReactNode
  /** `HeaderAction`s: direct order, lists, account, cart. */
  actions: ReactNode
  /** Site, locale, customer, help; from 1024 px. */
  topRow?: ReactNode
  /** The mega menu; from 1024 px. */
  menu: ReactNode
  /** The first stop of the keyboard: past everything to the page's content. */
  skipLink: { href: string; text: string }
  /** Opens the mobile menu; below 1024 px, at the thumb on a telephone. */
  menuButton: ReactNode
  /** The row that stays while the page scrolls, to measure how much of the window it covers. */
  rowRef?: Ref<HTMLDivElement>
}

/**
 * Use it once at the top of every page: three rows, one of which stays when the page scrolls. On a phone the logo and
 * the actions share a row, with the search below in full width.
 */
export function Header(props: HeaderProps): ReactNode {
  const { brandName, logo, homeUrl, search, actions, topRow, menu, skipLink, menuButton, rowRef } = props
  return (
    <>
      <a className={styles.skipLink} href={skipLink.href}>
        {skipLink.text}
      </a>
      <header className={styles.header}>
        {topRow !== undefined && (
          <div className={styles.top}>
            <div className={styles.topInner}>{topRow}</div>
          </div>
        )}
        <div ref={rowRef} className={styles.main}>
          <div className={styles.mainInner}>
            <div className={styles.menuButton}>{menuButton}</div>
            <a className={styles.home} href={homeUrl} aria-label={brandName}>
              {logo}
            </a>
            <div className={styles.search}>{search}</div>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
        <div className={styles.menuRow}>
          <div className={styles.menuInner}>{menu}</div>
        </div>
      </header>
    </>
  )
}
