import { MyPageLink } from '@tradecounter/shop/account'
import { CachedFragment, useShop, useTranslations } from '@tradecounter/shop/core'
import { Inline } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { opens } from '@tradecounter/ui/mega-menu'
import { Text } from '@tradecounter/ui/text'
import { siteItems } from '../menu/site-items.ts'
import { otherLanguages, keepQuery } from './other-languages.ts'
import { SiteLinks } from './site-links.tsx'

/** The row above the header: the site's links, my pages, its telephone number and its other languages. */
export default function TopRow() {
  const context = useShop()
  const t = useTranslations()
  const { settings } = context
  const links = siteItems(settings.topMenu, context)
  return (
    <>
      <CachedFragment name="site-links" by={JSON.stringify(links.map((item) => [item.url, opens(item)]))}>
        <SiteLinks items={links} />
      </CachedFragment>
      <Inline space={4}>
        <MyPageLink />
        {settings.customerService.phone !== '' && (
          <Text as="span" size="s">
            {t('shell.phone')}{' '}
            <Link href={`tel:${settings.customerService.phone.replaceAll(' ', '')}`} tone="quiet">
              {settings.customerService.phone}
            </Link>
          </Text>
        )}
        {otherLanguages(context).map((other) => (
          <span key={other.locale} lang={other.locale}>
            <Link href={other.href} tone="quiet" onClick={keepQuery}>
              {other.name}
            </Link>
          </span>
        ))}
      </Inline>
    </>
  )
}
