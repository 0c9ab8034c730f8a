import type { ReactNode, Ref } from 'react'
import * as styles from './header.css.ts'

/** Props of `Header`. */
export interface HeaderProps {
  /** Name of the brand, for the link around the logo. */
  brandName: string
  /** A `BrandLogo` without a title. */
  logo: ReactNode
  homeUrl: string
  /** A `QuickSearch`, at most 700 px wide. */
  search: ReactNode
  /** `HeaderAction`s: direct order, lists, account, cart. */
  actions: ReactNode
  /** Site, locale, customer, help; from 1024 px. */
  topRow?: ReactNode
  /** The mega menu; from 1024 px. */
  menu: ReactNode
  /** The first link in keyboard order: skips to the content. */
  skipLink: { href: string; text: string }
  /** Opens the mobile menu; below 1024 px, at the bottom of the screen on a phone. */
  menuButton: ReactNode
  /** The sticky row, for measuring how much of the window it covers. */
  rowRef?: Ref<HTMLDivElement>
}

/**
 * Use it once at the top of every page: three rows, one of which is sticky. On a phone the logo and the actions
 * share a row, with the search below in full width.
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
