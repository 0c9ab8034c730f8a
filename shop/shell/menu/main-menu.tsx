import { useAtom } from 'jotai'
import { useState } from 'react'
import type { CategoryNode } from '@tradecounter/api/contract'
import { PartFailure, type Route, CachedFragment, useShop, useTranslations } from '@tradecounter/shop/core'
import { MegaMenu } from '@tradecounter/ui/mega-menu'
import { useCategoryTree, useTopCategories } from '../calls.ts'
import { menuItems } from './menu-rules.ts'
import { salesmanLabels } from './salesman-labels.ts'
import { megaMenuAtom } from './state.ts'

/** The category path of a page, null outside categories. */
export const currentCategory = (route: Route): string | null =>
  route.page === 'category' ? route.path : null

/** The row of top categories (SHELL-6), for a customer followed by their salesman. Cached as one fragment. */
export function MainMenu({ route }: { route: Route }) {
  const t = useTranslations()
  const { data: top, error, mutate } = useTopCategories()
  const category = currentCategory(route)
  if (top === undefined)
    return (
      <PartFailure waiting={error === undefined} text={t('shell.menu.failed')} onRetry={() => mutate()} />
    )
  return (
    <CachedFragment name="menu" by={JSON.stringify([category, top])}>
      <CategoryMenu top={top} category={category} />
    </CachedFragment>
  )
}

/** The levels below the top categories load when the first panel opens. */
function CategoryMenu({ top, category }: { top: readonly CategoryNode[]; category: string | null }) {
  const context = useShop()
  const t = useTranslations()
  const [{ openId }, setMegaMenu] = useAtom(megaMenuAtom)
  const [wanted, setWanted] = useState(false)
  const { data: tree, error, isLoading, mutate } = useCategoryTree(wanted)
  const items = menuItems(tree ?? top, context, category)
  return (
    <MegaMenu
      items={
        tree
          ? items
          : // Still loading: a panel opens with the link to the category itself, and then fills.
            items.map((item) =>
              item.salesMan
                ? item
                : {
                    ...item,
                    subItems: [{ title: t('shell.menu.all', item.title), url: item.url, subItems: [] }],
                  },
            )
      }
      openId={openId}
      onOpenChange={(next) => {
        if (next !== null) setWanted(true)
        setMegaMenu({ openId: next })
      }}
      busy={isLoading}
      failure={
        tree === undefined &&
        error !== undefined && <PartFailure text={t('shell.menu.failed')} onRetry={() => mutate()} />
      }
      labels={{
        menu: t('shell.menu.label'),
        more: t('shell.menu.more'),
        show: (title) => t('shell.menu.show', title),
        busy: t('shell.menu.busy'),
        salesman: salesmanLabels(t),
      }}
    />
  )
}
