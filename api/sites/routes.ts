import { megaMenuQuerySchema, type SiteSettings, publicAddressesQuerySchema } from '../contract/index.ts'
import { allowCaching } from '../platform/http/allow-caching.ts'
import { readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { readMegaMenu } from './mega-menu.ts'
import { readPublicAddresses } from './public-addresses.ts'
import { siteSettingsOf } from './site-settings.ts'
import { readStartPage } from './start-page.ts'
import { translationLocaleOf } from './translations/translations.ts'

/** `GET /api/site/settings`, `getmegamenu`, `start` and `addresses` (spec §7). */
export const siteRoutes: RouteGroup = (app, services) => {
  app.get('/api/site/settings', 'public', (c) => {
    const { site, siteName, language } = c.get('caller')
    const locale = translationLocaleOf(c.req.header('x-language'), language)
    const settings: SiteSettings = siteSettingsOf(siteName, locale, services.settings.siteOverrides?.[site])
    return c.json(settings)
  })

  app.get('/api/site/getmegamenu', 'public', async (c) => {
    const { depth } = readQuery(c, megaMenuQuerySchema)
    const menu = await readMegaMenu(services, c.get('caller'), Number(depth))
    allowCaching(c, { scope: 'customer', seconds: 300, staleSeconds: 3600 })
    return c.json(menu)
  })

  app.get('/api/site/start', 'public', async (c) => c.json(await readStartPage(services, c.get('caller'))))

  app.get('/api/site/addresses', 'public', async (c) => {
    const part = readQuery(c, publicAddressesQuerySchema)
    return c.json(await readPublicAddresses(services, c.get('caller'), part))
  })
}
