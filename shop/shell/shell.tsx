import { Suspense, type ReactNode } from 'react'
import { AccountArea, SessionEnd } from '@tradecounter/shop/account'
import { CartArea, CartNoticeArea } from '@tradecounter/shop/cart'
import {
  addressOf,
  PartFailure,
  useShop,
  useTranslations,
  type Route,
  later,
  CachedFragment,
} from '@tradecounter/shop/core'
import { DirectOrderArea } from '@tradecounter/shop/direct-order/header'
import { phraseOfAddress } from '@tradecounter/shop/search/quick-search'
import { Announcer } from '@tradecounter/ui/announcer'
import { logoName } from '@tradecounter/ui/brand-logo'
import { EnvironmentBanner } from '@tradecounter/ui/environment-banner'
import { Header } from '@tradecounter/ui/header'
import { FailedBehind } from './failed-behind.tsx'
import { type LaterFailureProps, LaterFailureView } from '@tradecounter/ui/later'
import { layoutOf } from './layout.ts'
import { MainMenu } from './menu/main-menu.tsx'
import { MenuButton } from './menu/menu-button.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { contentId, PageMain } from './page-main.tsx'
import { HeaderSearch } from './header/header-search.tsx'
import { contents } from './shell.css.ts'
import { useReloadedCart } from './browser/use-reloaded-cart.ts'
import { useWatchedBrowser } from './browser/use-watched-browser.ts'

const ShellFooter = later(() => import('./shell-footer.tsx'))
const ShellLogo = later(() => import('./header/shell-logo.tsx'))
const TopRow = later(() => import('./header/top-row.tsx'))

export interface ShellProps {
  route: Route
  children: ReactNode
}

const drawFailure = (failure: LaterFailureProps): ReactNode => <PartFailure {...failure} />

/** The frame of every page (spec §2): environment, header with search and menus, content, footer, notices. */
export function Shell({ route, children }: ShellProps) {
  const context = useShop()
  const t = useTranslations()
  const { environment, brand, siteName, user } = context
  const { wide, wrapped } = layoutOf(route.page)
  const headerRow = useWatchedBrowser()
  useReloadedCart()
  const content = (
    <div className={contents[wide ? 'wide' : 'page']}>
      {context.personUnknown && <PartFailure text={t('shell.person-failed')} />}
      <PageBoundary holdsMain={!wrapped}>{children}</PageBoundary>
    </div>
  )
  const phrase = route.page === 'search' ? phraseOfAddress(route.query) : ''
  return (
    <LaterFailureView value={drawFailure}>
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
          <CachedFragment name="logo">
            <Suspense fallback={null}>
              <ShellLogo />
            </Suspense>
          </CachedFragment>
        }
        homeUrl={addressOf({ page: 'start' }, context)}
        skipLink={{ href: `#${contentId}`, text: t('shell.skip') }}
        topRow={
          <Suspense fallback={null}>
            <TopRow />
          </Suspense>
        }
        search={<HeaderSearch initialPhrase={phrase} />}
        actions={
          <>
            <AccountArea />
            <Suspense fallback={null}>
              <DirectOrderArea />
            </Suspense>
            <CartArea />
          </>
        }
        menu={<MainMenu route={route} />}
        menuButton={<MenuButton route={route} />}
        rowRef={headerRow}
      />
      {wrapped ? <PageMain>{content}</PageMain> : content}
      <CachedFragment name="footer" by={user?.allowedPages.join(' ') ?? ''}>
        <Suspense fallback={null}>
          <ShellFooter route={route} />
        </Suspense>
      </CachedFragment>
      <CartNoticeArea />
      <Suspense fallback={null}>
        <SessionEnd />
      </Suspense>
      <FailedBehind />
      <Announcer />
    </LaterFailureView>
  )
}
