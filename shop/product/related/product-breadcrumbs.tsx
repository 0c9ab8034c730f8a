import type { Product } from '@tradecounter/api/contract'
import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'

/** The product's position in the category tree. */
export default function ProductBreadcrumbs({ product }: { product: Product }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <Breadcrumbs
      label={t('common.breadcrumbs')}
      items={product.breadcrumbs.map((link) => ({ ...link, url: localHref(link.url, context) }))}
      current={product.name}
      {...(product.lang === undefined ? {} : { currentLang: product.lang })}
    />
  )
}
