import '@tradecounter/ui/theme/styles'
import { type Route, ShopProvider, type createShopStore } from '@tradecounter/shop/core'
import { PageBoundary, Shell } from '@tradecounter/shop/shell'
import type { ComponentType } from 'react'
import type { AnyPage, PageData } from './page-context.ts'

interface PageInShellProps extends Omit<PageData, 'context' | 'failed'> {
  page: Pick<AnyPage, 'View'>
  store: ReturnType<typeof createShopStore>
}

/** The content of the root element, the same on server and browser. */
export function PageInShell({ page, route, answers, store }: PageInShellProps) {
  // `+route` gives this page only routes of its own kind.
  const View = page.View as ComponentType<{ route: Route }>
  return (
    <ShopProvider fallback={answers} store={store}>
      <PageBoundary holdsMain>
        <Shell route={route}>
          <View route={route} />
        </Shell>
      </PageBoundary>
    </ShopProvider>
  )
}
