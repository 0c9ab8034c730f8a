import { Suspense, useState } from 'react'
import type { ProductHit } from '@tradecounter/api/contract'
import { AddToCart } from '@tradecounter/shop/cart'
import { languageOf, localHref, useShop, useTranslations, later } from '@tradecounter/shop/core'
import { badgesOf, buyableAt, VariantPrice, type ListedStockPrices } from '@tradecounter/shop/product'
import { VariantStock } from '@tradecounter/shop/stock'
import { Link } from '@tradecounter/ui/link'
import { ProductRow } from '@tradecounter/ui/product-row'
import { Spinner } from '@tradecounter/ui/spinner'
import type { ListSource } from '../calls.ts'
import { listName } from '../tracking/list-name.ts'
import type { ListQuery } from '../query/list-query.ts'

/** The code of variant lists loads when a row is first opened. */
const RowVariants = later(() => import('./row-variants.tsx'), { onDemand: true })

export interface ListRowProps {
  hit: ProductHit
  source: ListSource
  /** The list that contains the row. */
  query: ListQuery
  prices: ListedStockPrices
}

/** One product of a list with the best matching variant, and the other variants on request. */
export function ListRow({ hit, source, query, prices }: ListRowProps) {
  const context = useShop()
  const t = useTranslations()
  const [expanded, setExpanded] = useState(false)
  const { variant } = hit
  const known = prices.of(variant.code)
  const replacement = variant.replacementLink !== null && (
    <Link href={localHref(variant.replacementLink, context)}>{t('product.replacement.link')}</Link>
  )
  // By the product and not by its position, so that a row cached by the host is valid anywhere.
  const id = `row-${encodeURIComponent(hit.code)}`
  return (
    <ProductRow
      id={id}
      name={variant.productName}
      {...languageOf(hit)}
      url={localHref(variant.url, context)}
      imageUrl={hit.imageUrl}
      code={variant.code}
      codeLabel={t('product.article-number')}
      brand={hit.brand}
      badges={badgesOf(hit.labels).map(({ kind, key }) => ({ kind, text: t(key) }))}
      attributes={hit.keyAttributes.slice(0, 3)}
      add={
        <AddToCart
          id={`${id}-add`}
          variant={buyableAt(variant, known)}
          listName={listName(source, 'product')}
          compact
        />
      }
      stock={
        replacement ||
        (prices.shown && !variant.isReplacement && (
          <VariantStock
            stock={known?.stock}
            unit={variant.displayUnitCode}
            loading={prices.loading}
            failed={prices.error !== undefined}
          />
        ))
      }
      {...(prices.shown || variant.priceOnRequest
        ? {
            price: !variant.isReplacement && (
              <VariantPrice
                price={known}
                currency={prices.currency}
                loading={prices.loading}
                failed={prices.error !== undefined}
                onRequest={variant.priceOnRequest === true}
              />
            ),
          }
        : {})}
      {...(hit.variantCount > 1
        ? {
            variantsToggle: {
              label: t.count('search.variants', hit.variantCount),
              expanded,
              onToggle: () => setExpanded(!expanded),
            },
          }
        : {})}
    >
      {expanded && (
        <Suspense fallback={<Spinner label={t('product.variants.loading')} />}>
          <RowVariants hit={hit} source={source} query={query} />
        </Suspense>
      )}
    </ProductRow>
  )
}
