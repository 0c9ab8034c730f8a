import type { Product } from '@tradecounter/api/contract'
import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'

/** Where in the assortment a product stands. */
export default function ProductPlace({ product }: { product: Product }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <Breadcrumbs
      label={t('common.breadcrumbs')}
      items={product.breadcrumbs.map(({ text, url }) => ({ text, url: localHref(url, context) }))}
      current={product.name}
    />
  )
}
