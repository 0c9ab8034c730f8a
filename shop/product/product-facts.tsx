import { Suspense } from 'react'
import { useSetAtom } from 'jotai'
import type { Product, VariantItem } from '@tradecounter/api/contract'
import { AddToCart } from '@tradecounter/shop/cart'
import { localHref, loginPanelExpandedAtom, useShop, useWords } from '@tradecounter/shop/core'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { Badge } from '@tradecounter/ui/badge'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import type { ListedStockPrices } from './calls.ts'
import { CopyNumber, FactsMore } from './later-parts.ts'
import { buyRow, numberText } from './product-view.css.ts'
import { badgesOf } from './label-rules.ts'
import { VariantPrice } from './variant-price.tsx'
import { VariantStock } from './variant-stock.tsx'

export interface ProductFactsProps {
  product: Product
  /** The variant that the page is about. */
  variant: VariantItem | undefined
  prices: ListedStockPrices
}

function Replacement({ product }: { product: Product }) {
  const context = useShop()
  const t = useWords()
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

/** Where a user has price and stock, a visitor has the way to them. */
function WayToPrices() {
  const { settings } = useShop()
  const t = useWords()
  const setExpanded = useSetAtom(loginPanelExpandedAtom)
  if (!settings.login.show) return null
  return (
    <Stack space={2} align="start">
      <Text size="s" tone="muted">
        {t('product.login-prompt')}
      </Text>
      <Button size="s" onClick={() => setExpanded(true)}>
        {settings.login.loginBlock.loginButtonLabel}
      </Button>
    </Stack>
  )
}

/** What a buyer wants to know first: name, number, what it is, whether it is there, what it costs, and the add. */
export function ProductFacts({ product, variant, prices }: ProductFactsProps) {
  const { user } = useShop()
  const t = useWords()
  const code = variant?.code ?? product.code
  const known = variant ? prices.of(variant.code) : undefined
  return (
    <Stack space={4}>
      <Stack space={2}>
        <Inline space={2}>
          <Text as="span" size="s" tone="muted">
            {product.brand}
          </Text>
          {badgesOf(product.labels).map(({ kind, word }) => (
            <Badge key={kind} kind={kind}>
              {t(word)}
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
      {variant && (
        <div className={buyRow}>
          {user === null && <WayToPrices />}
          {prices.shown && !variant.isReplacement && (
            <Stack space={2}>
              <VariantPrice price={known} currency={prices.currency} loading={prices.loading} size="l" />
              <VariantStock
                stock={known?.stock}
                local={known?.localStock}
                unit={variant.displayUnitCode}
                loading={prices.loading}
              />
            </Stack>
          )}
          <AddToCart variant={variant} listName="productpage" />
          {!variant.buyable && !variant.isReplacement && (
            <Text size="s" tone="muted">
              {t('product.not-buyable')}
            </Text>
          )}
        </div>
      )}
      {variant && (
        <Suspense fallback={null}>
          <FactsMore variant={variant} known={known} currency={prices.currency} />
        </Suspense>
      )}
    </Stack>
  )
}
