import { isLocalPath, localHref, useShop, type ShopContext } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { hasPage } from '../my-pages/has-page.ts'

/** Allowed external addresses of links beside a sign-in. */
const outside = /^(?:https:\/\/|mailto:|tel:)/u

/**
 * The site's links beside every sign-in, such as the way to become a customer (spec §2). Links to pages that the shop
 * does not have are left out.
 */
export const pageLinksOf = (
  context: Pick<ShopContext, 'settings' | 'localePrefix'>,
): { title: string; url: string }[] =>
  context.settings.login.pageLinks
    .filter(({ url }) => (isLocalPath(url) ? hasPage(url, context) : outside.test(url)))
    .map(({ title, url }) => ({ title, url: isLocalPath(url) ? localHref(url, context) : url }))

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
