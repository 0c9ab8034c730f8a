import { PartFailure, useShop, useTranslations, type Route } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { MobileMenu } from '@tradecounter/ui/mobile-menu'
import { useCategoryTree, useTopCategories } from '../calls.ts'
import { currentCategory } from './main-menu.tsx'
import { menuItems } from './menu-rules.ts'
import { languages } from './menu-sheet.css.ts'
import { siteItems } from './site-items.ts'
import { salesmanLabels } from './salesman-labels.ts'
import { otherLanguages, keepQuery } from '../header/other-languages.ts'

export interface MenuSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  route: Route
}

/** All categories, the site's links and its other languages on a small screen. */
export default function MenuSheet({ open, onOpenChange, route }: MenuSheetProps) {
  const context = useShop()
  const t = useTranslations()
  const { data: top = [] } = useTopCategories()
  const { data, error, isLoading, mutate } = useCategoryTree(true)
  const tree = data ?? top
  const siteLinks = siteItems(context.settings.topMenu, context)
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
    >
      {data === undefined && error !== undefined && (
        <PartFailure text={t('shell.menu.failed')} onRetry={() => mutate()} />
      )}
      <div className={languages}>
        <Inline>
          {otherLanguages(context).map((other) => (
            <span key={other.locale} lang={other.locale}>
              <ButtonLink href={other.href} onClick={keepQuery}>
                {other.name}
              </ButtonLink>
            </span>
          ))}
        </Inline>
      </div>
    </MobileMenu>
  )
}
