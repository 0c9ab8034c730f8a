import { Suspense } from 'react'
import type { Product, VariantItem } from '@tradecounter/api/contract'
import { localHref, useShop, useTranslations, later } from '@tradecounter/shop/core'
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
  /** The variant that the page is about. */
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

/** What a buyer wants to know first: name, number, what it is, whether it is there, what it costs, and the add. */
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
        <Heading level={1} size="l" tabIndex={-1}>
          {product.name}
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
      {product.keyAttributes.length > 0 && (
        <AttributeTable caption={t('product.key-attributes')} rows={product.keyAttributes} />
      )}
      {variant && <BuyRow product={product} variant={variant} />}
      {variant && (
        <Suspense fallback={null}>
          <FactsMore items={product.variantList.items} variant={variant} />
        </Suspense>
      )}
    </Stack>
  )
}
