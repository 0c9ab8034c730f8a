import { useId, useState } from 'react'
import type { User } from '@tradecounter/api/contract'
import { type MyPage, myPagesGroups } from '@tradecounter/api/my-pages'
import { myPagesLinks, useMyPages } from '@tradecounter/shop/account'
import { PartFailure, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { heading, link, list, nav, panel, toggle } from './my-pages-nav.css.ts'

export interface MyPagesNavProps {
  user: User
  current: MyPage
  /** The page shown is below the current one, such as one order of the order history. @default false */
  inner?: boolean
}

/**
 * Navigation between the pages below /my-pages/ that the site has and the server approves (MY-1): groups of links
 * beside the page, on narrow screens behind a button with the name of the current page.
 */
export function MyPagesNav({ user, current, inner = false }: MyPagesNavProps) {
  const context = useShop()
  const t = useTranslations()
  const { allowed, failed, retry } = useMyPages(user, context)
  const [open, setOpen] = useState(false)
  const id = useId()
  const links = myPagesLinks(allowed, context, t)
  const name = user.myPageName || t('account.account')
  const currentTitle = links.find((page) => page.id === current)?.title ?? name
  return (
    <nav className={nav} aria-label={name}>
      <div className={toggle} data-tour="my-pages-nav">
        <Button
          wide
          icon="menu"
          ariaControls={`${id}-panel`}
          ariaExpanded={open}
          onClick={() => setOpen(!open)}
        >
          {currentTitle}
        </Button>
      </div>
      <div className={panel[open ? 'open' : 'closed']} id={`${id}-panel`}>
        {failed && <PartFailure text={t('menu.my-pages-error')} onRetry={retry} />}
        {myPagesGroups.map((group) => {
          const own = links.filter((page) => page.group === group)
          if (own.length === 0) return null
          return (
            <div key={group} data-tour="my-pages-nav">
              <p className={heading} id={`${id}-${group}`}>
                {t(`my-pages.group-${group}`)}
              </p>
              <ul className={list} aria-labelledby={`${id}-${group}`}>
                {own.map((page) => (
                  <li key={page.id}>
                    <a
                      className={link}
                      href={page.url}
                      aria-current={page.id !== current ? undefined : inner ? 'true' : 'page'}
                    >
                      {page.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </nav>
  )
}
