import { useShop, useTranslations } from '@tradecounter/shop/core'
import { link, list } from './my-pages-nav.css.ts'
import { type MyPageId, myPagesLinks } from './my-pages-links.ts'

/** The ways between the pages below /my-pages/ that the server lets this user open; nothing for visitors and for a single page. */
export function MyPagesNav({ current }: { current?: MyPageId | undefined }) {
  const context = useShop()
  const t = useTranslations()
  const { user } = context
  const links = user === null ? [] : myPagesLinks(user.allowedPages, context, t)
  if (user === null || links.length < 2) return null
  return (
    <nav aria-label={user.myPageName || t('account.account')}>
      <ul className={list}>
        {links.map(({ id, title, url }) => (
          <li key={id}>
            <a className={link} href={url} aria-current={id === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
