import type { ReactNode } from 'react'
import { AccountArea } from '@tradecounter/shop/account'
import { CartArea, CartNoticeArea } from '@tradecounter/shop/cart'
import { addressOf, Standing, useShop, useWords, type Route } from '@tradecounter/shop/core'
import { QuickSearchArea, readListQuery } from '@tradecounter/shop/search'
import { Announcer } from '@tradecounter/ui/announcer'
import { BrandLogo, logoName } from '@tradecounter/ui/brand-logo'
import { EnvironmentBanner } from '@tradecounter/ui/environment-banner'
import { Header } from '@tradecounter/ui/header'
import { MainMenu } from './main-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { ShellFooter } from './shell-footer.tsx'
import { contents, main } from './shell.css.ts'
import { TopRow } from './top-row.tsx'

/** Id of the main content: what the skip link leads to. */
const contentId = 'content'

export interface ShellProps {
  route: Route
  children: ReactNode
}

/** The frame of every page (spec §2): environment, header with search and menus, content, footer, notices. */
export function Shell({ route, children }: ShellProps) {
  const context = useShop()
  const t = useWords()
  const { environment, brand, siteName } = context
  const phrase = route.page === 'search' ? readListQuery(route.query).phrase : ''
  return (
    <>
      {environment !== 'prd' && (
        <aside aria-label={t('shell.environment-label')}>
          <EnvironmentBanner
            text={t('shell.environment', environment)}
            tone={environment === 'master' ? 'attention' : 'info'}
          />
        </aside>
      )}
      <Header
        brandName={logoName(brand, siteName)}
        logo={
          <Standing name="logo">
            <BrandLogo brand={brand} title="" />
          </Standing>
        }
        homeUrl={addressOf({ page: 'start' }, context)}
        skipLink={{ href: `#${contentId}`, text: t('shell.skip') }}
        topRow={<TopRow />}
        search={<QuickSearchArea initialPhrase={phrase} />}
        actions={
          <>
            <AccountArea />
            <CartArea />
          </>
        }
        menu={<MainMenu route={route} />}
        menuButton={<MenuButton route={route} />}
      />
      <main id={contentId} className={main} tabIndex={-1}>
        {/* The product page is one of the wide ones (SHELL-2). */}
        <div className={contents[route.page === 'product' ? 'wide' : 'page']}>{children}</div>
      </main>
      <Standing name="footer">
        <ShellFooter />
      </Standing>
      <CartNoticeArea />
      <Announcer />
    </>
  )
}
