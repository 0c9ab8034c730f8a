import { useAtom } from 'jotai'
import { useState } from 'react'
import { megaMenuAtom, localHref, useShop, useWords, type Route } from '@tradecounter/shop/core'
import { MegaMenu } from '@tradecounter/ui/mega-menu'
import { useCategoryTree, useTopCategories } from './calls.ts'
import { menuItems } from './menu-rules.ts'

/** The category path that a page is in, null outside categories. */
export const currentCategory = (route: Route): string | null =>
  route.page === 'category' ? route.path : null

/** The row of top categories; what is below them comes when the first panel opens (SHELL-6). */
export function MainMenu({ route }: { route: Route }) {
  const context = useShop()
  const t = useWords()
  const [{ openId }, setMegaMenu] = useAtom(megaMenuAtom)
  const [wanted, setWanted] = useState(false)
  const { data: top = [] } = useTopCategories()
  const { data: tree, isLoading } = useCategoryTree(wanted)
  const hrefOf = (url: string): string => localHref(url, context)
  const category = currentCategory(route)
  const items = tree
    ? menuItems(tree, hrefOf, category)
    : // What is below is not known yet: a panel opens with the way to the category itself, and then fills.
      menuItems(top, hrefOf, category).map((item) => ({
        ...item,
        subItems: [{ title: t('shell.menu.all', item.title), url: item.url, subItems: [] }],
      }))
  return (
    <MegaMenu
      label={t('shell.menu.label')}
      items={items}
      openId={openId}
      onOpenChange={(next) => {
        if (next !== null) setWanted(true)
        setMegaMenu({ openId: next, loading: isLoading })
      }}
      showLabel={(title) => t('shell.menu.show', title)}
    />
  )
}
