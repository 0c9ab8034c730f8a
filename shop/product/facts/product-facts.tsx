import { Suspense } from 'react'
import type { Product, VariantItem } from '@tradecounter/api/contract'
import { localHref, useShop, useTranslations, later, languageOf } from '@tradecounter/shop/core'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { Badge } from '@tradecounter/ui/badge'
import { ButtonLink } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { BuyRow } from './buy-row.tsx'
import { numberText } from '../product-view.css.ts'
import { badgesOf } from './badges.ts'

const CopyNumber = later(() => import('./copy-number.tsx'))
const FactsMore = later(() => import('./facts-more.tsx'))

export interface ProductFactsProps {
  product: Product
  /** The current variant of the page. */
  variant: VariantItem | undefined
}

function Replacement({ product }: { product: Product }) {
  const context = useShop()
  const t = useTranslations()
  const next = product.replacedBy[0]
  if (next === undefined) return null
  return (
    <StatusBanner
      severity="attention"
      severityLabel={t('common.severity.attention')}
      title={t('product.replacement.title')}
      action={
        <ButtonLink href={localHref(next.url, context)} size="s">
          {t('product.replacement.link')}
        </ButtonLink>
      }
    >
      {t('product.replacement.text', next.text)}
    </StatusBanner>
  )
}

/** First the attributes that may differ between variants of the product, then the common ones. */
function keyAttributesOf(
  { keyAttributes, variantList }: Product,
  variant: VariantItem | undefined,
): Product['keyAttributes'] {
  if (variant === undefined || variant.variantLabel === '') return keyAttributes
  const { headers, headerLanguages } = variantList.settings
  const own = Object.entries(headers).flatMap(([key, name]) => {
    const attribute = variant.attributes[key]
    if (attribute === undefined) return []
    const { value, unit, lang: valueLang } = attribute
    return [{ name, value, unit, lang: headerLanguages?.[key], valueLang }]
  })
  return [...own, ...keyAttributes]
}

/** The primary facts: name, number, labels, stock, price, and the add button. */
export function ProductFacts({ product, variant }: ProductFactsProps) {
  const t = useTranslations()
  const code = variant?.code ?? product.code
  return (
    <Stack space={4}>
      <Stack space={2}>
        <Inline space={2}>
          <Text as="span" size="s" tone="muted">
            {product.brand}
          </Text>
          {badgesOf(product.labels).map(({ kind, key }) => (
            <Badge key={kind} kind={kind}>
              {t(key)}
            </Badge>
          ))}
        </Inline>
        <Heading level={1} size="l" tabIndex={-1} {...languageOf(product)}>
          {variant?.productName ?? product.name}
        </Heading>
        <Inline space={2} align="center">
          <Text as="span" size="s" tone="muted">
            {t('product.article-number')}
          </Text>
          <span className={numberText}>{code}</span>
          <Suspense fallback={null}>
            <CopyNumber code={code} />
          </Suspense>
        </Inline>
        {variant?.customCode && (
          <Text size="s" tone="muted">
            {t('product.custom-number', variant.customCode)}
          </Text>
        )}
      </Stack>
      <Replacement product={product} />
      <AttributeTable caption={t('product.key-attributes')} rows={keyAttributesOf(product, variant)} />
      {variant && <BuyRow product={product} variant={variant} />}
      {variant && (
        <Suspense fallback={null}>
          <FactsMore items={product.variantList.items} variant={variant} />
        </Suspense>
      )}
    </Stack>
  )
}
