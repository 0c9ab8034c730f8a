import type { ReactNode } from 'react'
import type { MyPage as MyPageId } from '@tradecounter/api/my-pages'
import { useShop } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { PageMain } from '@tradecounter/shop/shell'
import { frame } from './my-page.css.ts'
import { MyPagesNav } from './my-pages-nav.tsx'

export interface MyPageProps {
  /** The entry of the navigation. */
  id: MyPageId
  /** The page shown is below that one, such as one order of the order history. @default false */
  inner?: boolean
  title: string
  /** Before the title: breadcrumbs. */
  before?: ReactNode
  /** Beside the title: a status, a number. */
  beside?: ReactNode
  /** One or two sentences below the title. */
  intro?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page below /my-pages/: navigation and `main` (SHELL-2) with the title. Visitors have no
 * navigation.
 */
export function MyPage({ id, inner, title, before, beside, intro, children }: MyPageProps) {
  const { user } = useShop()
  const page = (
    <PageMain>
      <Stack space={6}>
        {before}
        <Stack space={2}>
          <Inline space={4} align="baseline">
            <Heading level={1} size="xl">
              {title}
            </Heading>
            {beside}
          </Inline>
          {intro}
        </Stack>
        {children}
      </Stack>
    </PageMain>
  )
  if (user === null) return page
  return (
    <div className={frame}>
      <MyPagesNav user={user} current={id} {...(inner === undefined ? {} : { inner })} />
      {page}
    </div>
  )
}
