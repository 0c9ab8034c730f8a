import { localHref, useShop } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { hasPage } from './has-page.ts'

/** The header's way to the user's own page (SHELL-5), where there is one; nothing for visitors. */
export function MyPageLink() {
  const context = useShop()
  const { user } = context
  if (user === null || user.myPageName === '' || !hasPage(user.myPageUrl, context)) return null
  return (
    <Link href={localHref(user.myPageUrl, context)} tone="quiet">
      {user.myPageName}
    </Link>
  )
}
