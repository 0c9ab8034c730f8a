import { localHref, useShop } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { approvedItems } from './approved-items.ts'
import { hasPage } from './has-page.ts'

/** The header's link to my pages (SHELL-5), if the server approves the page for the user; hidden for visitors. */
export function MyPageLink() {
  const context = useShop()
  const { user } = context
  if (user === null || user.myPageName === '' || !hasPage(user.myPageUrl, context)) return null
  return approvedItems([{ url: user.myPageUrl }], context).map(({ url }) => (
    <Link key={url} href={localHref(url, context)} tone="quiet">
      {user.myPageName}
    </Link>
  ))
}
