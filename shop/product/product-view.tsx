import { Suspense } from 'react'
import type { Product } from '@tradecounter/api/contract'
import { isLocalPath, localHref, useShop, useTranslations, later } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Columns, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { PictureGallery } from '@tradecounter/ui/picture-gallery'
import { Text } from '@tradecounter/ui/text'
import { ProductFacts } from './facts/product-facts.tsx'
import { VariantList } from './variants/variant-list.tsx'
import { asksFeedback } from './rules.ts'
import { leadingVariant } from './variants/variant-list-rules.ts'

const RelatedProducts = later(() => import('./related/related-products.tsx'))
const ProductDetails = later(() => import('./facts/product-details.tsx'))
const ProductFeedback = later(() => import('./facts/product-feedback.tsx'))
const ProductBreadcrumbs = later(() => import('./related/product-breadcrumbs.tsx'))

/** A product page: pictures and facts, then all variants, then attributes and documents (VAR-1). */
export function ProductView({ product }: { product: Product }) {
  const context = useShop()
  const t = useTranslations()
  const { items } = product.variantList
  const variant = leadingVariant(items)
  const all = product.images.filter(({ url }) => isLocalPath(url))
  // The article that the page is about comes first: its size or colour is drawn.
  const isOwn = ({ url }: { url: string }): boolean => url === variant?.image.url
  const pictures = [...all.filter(isOwn), ...all.filter((picture) => !isOwn(picture))]
  const linked = (links: Product['breadcrumbs']) =>
    links.map(({ text, url }) => ({ text, url: localHref(url, context) }))
  return (
    <Stack space={8}>
      <Suspense fallback={null}>
        <ProductBreadcrumbs product={product} />
      </Suspense>
      <Columns template="gallery" space={8}>
        <PictureGallery
          images={pictures}
          labels={{
            region: t('product.pictures'),
            picture: (number, total) => t('product.picture.place', number, total),
            previous: t('product.picture.previous'),
            next: t('product.picture.next'),
          }}
        />
        <ProductFacts product={product} variant={variant} />
      </Columns>
      {items.length > 1 && (
        <Stack space={3} as="section">
          <Heading level={2} size="m">
            {t('product.variants.title')}
          </Heading>
          <VariantList
            list={product.variantList}
            type="product"
            productName={product.name}
            listName="productpage"
            {...(variant === undefined ? {} : { activeCode: variant.code })}
          />
        </Stack>
      )}
      <Suspense fallback={null}>
        <ProductDetails product={product} variant={variant} />
        <RelatedProducts code={product.code} />
        {asksFeedback(context) && <ProductFeedback code={product.code} />}
      </Suspense>
      {product.replaces.length > 0 && (
        <Text size="s" tone="muted">
          {t('product.replacement.replaces')}{' '}
          {linked(product.replaces).map(({ text, url }) => (
            <Link key={url} href={url}>
              {text}
            </Link>
          ))}
        </Text>
      )}
    </Stack>
  )
}
