import type { ReactNode } from 'react'
import { mayOpen, type MyPageId, SignedInOnly } from '@tradecounter/shop/account'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { PageMain } from '@tradecounter/shop/shell'
import { frame } from './my-page.css.ts'
import { MyPagesNav } from './my-pages-nav.tsx'

export interface MyPageProps {
  id: MyPageId
  /** The entry of the navigation. @default id */
  entry?: MyPageId
  /** The page shown is below that one, such as one order of the order history. @default false */
  inner?: boolean
  title: string
  /** Before the title: breadcrumbs. */
  before?: ReactNode
  /** Beside the title: a status, a number. */
  beside?: ReactNode
  /** One or two sentences below the title. */
  intro?: ReactNode
  /** What the user needs besides the page of the navigation. @default true */
  permitted?: boolean
  /** Visitors see the page too, instead of being asked to sign in. @default false */
  visitors?: boolean
  children: ReactNode
}

/**
 * The frame of every page below /my-pages/: navigation and `main` (SHELL-2) with the title. Asks visitors to sign in
 * and explains a missing permission (ACC-9), so that the page renders its content only for users who may see it.
 */
export function MyPage(props: MyPageProps) {
  const {
    id,
    entry = id,
    inner,
    title,
    before,
    beside,
    intro,
    permitted: hasMore = true,
    visitors,
    children,
  } = props
  const context = useShop()
  const { user } = context
  const permitted = user === null || (hasMore && mayOpen(id, context))
  const page = (
    <PageMain>
      <Stack space={6}>
        {permitted && before}
        <Stack space={2}>
          <Inline space={4} align="baseline">
            <Heading level={1} size="xl">
              {title}
            </Heading>
            {permitted && beside}
          </Inline>
          {permitted && intro}
        </Stack>
        {!permitted ? <NoAccess /> : visitors === true ? children : <SignedInOnly>{children}</SignedInOnly>}
      </Stack>
    </PageMain>
  )
  if (user === null) return page
  return (
    <div className={frame}>
      <MyPagesNav user={user} current={entry} {...(inner === undefined ? {} : { inner })} />
      {page}
    </div>
  )
}

/** For users without permission for the page: says who can change that. */
export function NoAccess() {
  const context = useShop()
  const t = useTranslations()
  return (
    <EmptyState
      icon="in-hold"
      title={t('my-pages.no-access-title')}
      action={<ButtonLink href={addressOf({ page: 'start' }, context)}>{t('common.to-start')}</ButtonLink>}
    >
      {t('my-pages.no-access-text')}
    </EmptyState>
  )
}
