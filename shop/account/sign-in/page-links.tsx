import { isLocalPath, linkHref, useShop, type ShopContext } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { hasPage } from '../my-pages/has-page.ts'

/**
 * The site's links beside every sign-in, such as the way to become a customer (spec §2). Links to pages that the shop
 * does not have are left out.
 */
export const pageLinksOf = (
  context: Pick<ShopContext, 'settings' | 'localePrefix'>,
): { title: string; url: string }[] =>
  context.settings.login.pageLinks.flatMap(({ title, url }) => {
    const href = linkHref(url, context)
    return href === null || (isLocalPath(url) && !hasPage(url, context)) ? [] : [{ title, url: href }]
  })

/** The links, after a sentence that asks to sign in. */
export function PageLinks() {
  const context = useShop()
  if (!context.settings.login.show) return null
  return pageLinksOf(context).map(({ title, url }) => (
    <span key={url}>
      {' '}
      <Link href={url}>{title}</Link>
    </span>
  ))
}
