import { myPagesCalls, siteCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { readMegaMenu } from './mega-menu.ts'
import { readNews } from './news.ts'
import { readPublicAddresses } from './public-addresses.ts'
import { siteSettingsOf, translationLocaleOf } from '../sites/service.ts'
import { readStartPage } from './start-page.ts'

/** `GET /api/site/settings`, `getmegamenu`, `start` and `addresses` (spec §7), and the news of a site. */
export const siteRoutes: RouteGroup = (mount, services) => {
  mount(siteCalls.settings, ({ c, caller: { site, siteName, language } }) => {
    const locale = translationLocaleOf(c.req.header('x-language'), language)
    const { siteOverrides, ownMenus } = services.settings
    return siteSettingsOf(siteName, locale, siteOverrides?.[site], ownMenus?.[site])
  })

  mount(siteCalls.megaMenu, ({ caller, query: { depth } }) => readMegaMenu(services, caller, Number(depth)))

  mount(siteCalls.startPage, ({ caller }) => readStartPage(services, caller))

  mount(myPagesCalls.news, ({ caller }) => readNews(services, caller))

  mount(siteCalls.publicAddresses, ({ caller, query }) => readPublicAddresses(services, caller, query))
}
