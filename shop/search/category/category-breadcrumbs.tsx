import type { Link } from '@tradecounter/api/contract'
import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'

/** The category's ancestors. */
export default function CategoryBreadcrumbs({ above, name }: { above: readonly Link[]; name: string }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <Breadcrumbs
      label={t('common.breadcrumbs')}
      items={above.map(({ text, url }) => ({ text, url: localHref(url, context) }))}
      current={name}
    />
  )
}
