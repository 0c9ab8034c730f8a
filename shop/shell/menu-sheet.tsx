import { localHref, useShop, useWords, type Route } from '@tradecounter/shop/core'
import { MobileMenu } from '@tradecounter/ui/mobile-menu'
import { useCategoryTree, useTopCategories } from './calls.ts'
import { currentCategory } from './main-menu.tsx'
import { menuItems } from './menu-rules.ts'
import { salesmanLabels } from './salesman-labels.ts'

export interface MenuSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  route: Route
}

/** All categories and the site's own links on a small screen. */
export default function MenuSheet({ open, onOpenChange, route }: MenuSheetProps) {
  const context = useShop()
  const t = useWords()
  const { data: top = [] } = useTopCategories()
  const { data: tree = top, isLoading } = useCategoryTree(true)
  const siteLinks = context.settings.topMenu.map(({ text, url }) => ({
    title: text,
    url: localHref(url, context),
    subItems: [],
  }))
  return (
    <MobileMenu
      open={open}
      onOpenChange={onOpenChange}
      title={t('shell.menu.title')}
      closeLabel={t('common.close')}
      items={[...menuItems(tree, context, currentCategory(route)), ...siteLinks]}
      busy={isLoading}
      labels={{
        back: t('common.back'),
        all: (title) => t('shell.menu.all', title),
        busy: t('shell.menu.busy'),
        salesman: salesmanLabels(t),
      }}
    />
  )
}
