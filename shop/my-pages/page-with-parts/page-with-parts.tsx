import { type ReactNode, Suspense } from 'react'
import type { MyPage as MyPageId } from '@tradecounter/api/my-pages'
import { addressOf, type Route, useShop, useTranslations } from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { MyPage } from '../my-page.tsx'

interface PageWithPartsProps {
  route: Extract<Route, { page: MyPageId; query: string }>
  /** The title of the page's list, which the breadcrumbs lead to. */
  title: string
  /** The title of the shown part, such as one offer; null for the list. */
  part: string | null
  /** Loaded after the page. */
  children: ReactNode
}

/** Use for a page of my pages that shows a list, or the part of it that the query names. */
export function PageWithParts({ route, title, part, children }: PageWithPartsProps) {
  const t = useTranslations()
  const context = useShop()
  return (
    <MyPage
      id={route.page}
      inner={part !== null}
      title={part ?? title}
      before={
        part !== null && (
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[{ text: title, url: addressOf({ ...route, query: '' }, context) }]}
            current={part}
          />
        )
      }
    >
      <Part>
        <Suspense fallback={null}>{children}</Suspense>
      </Part>
    </MyPage>
  )
}
