import { useSetAtom } from 'jotai'
import type { Product, VariantItem } from '@tradecounter/api/contract'
import { PageLinks } from '@tradecounter/shop/account'
import { AddToCart } from '@tradecounter/shop/cart'
import {
  hiddenPrices,
  loginPanelExpandedAtom,
  PartFailure,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { useStockPrices } from '../calls.ts'
import { buyRow, knownFacts, knownInCampaign, label } from '../product-view.css.ts'
import { buyableAt } from '../variants/buyable-at.ts'
import { VariantPrice } from '../variants/variant-price.tsx'
import { WholeStock } from '../stock/whole-stock.tsx'

/** The sign-in prompt for visitors, in place of price and stock, with the site's links beside it (spec §2). */
function WayToPrices() {
  const { settings } = useShop()
  const t = useTranslations()
  const setExpanded = useSetAtom(loginPanelExpandedAtom)
  if (!settings.login.show) return null
  return (
    <Stack space={2} align="start">
      <Text size="s" tone="muted">
        {t('product.login-prompt')}
        <PageLinks />
      </Text>
      <Button size="s" onClick={() => setExpanded(true)}>
        {settings.login.loginBlock.loginButtonLabel}
      </Button>
    </Stack>
  )
}

/**
 * Price, stock and add button of the page's variant. Only this part requests prices: if they arrived before the
 * code of the page's later parts, those would render again and suspended content would disappear until its code has
 * loaded.
 */
export function BuyRow({ product, variant }: { product: Product; variant: VariantItem }) {
  const { user, personUnknown } = useShop()
  const t = useTranslations()
  const prices = useStockPrices(product.variantList.items)
  const priced = prices.of(variant.code)
  const onRequest = variant.priceOnRequest ?? priced?.priceOnRequest ?? false
  const known = prices.shown && !variant.isReplacement
  return (
    <div className={buyRow}>
      {variant.variantLabel !== '' && <p className={label}>{variant.variantLabel}</p>}
      {user === null && !personUnknown && !variant.priceOnRequest && <WayToPrices />}
      {!prices.shown && variant.priceOnRequest && (
        <VariantPrice price={undefined} currency="" loading={false} onRequest size="l" />
      )}
      {known && (
        <div className={product.labels.includes(1) ? knownInCampaign : knownFacts}>
          <div>
            <VariantPrice
              price={priced}
              currency={prices.currency}
              loading={prices.loading}
              failed={prices.error !== undefined}
              onRequest={variant.priceOnRequest === true}
              size="l"
            />
            {hiddenPrices(user) === null && !onRequest && (
              <Text size="s" tone="muted">
                {t('common.excl-vat')}
              </Text>
            )}
          </div>
          <WholeStock
            known={priced}
            unit={variant.displayUnitCode}
            loading={prices.loading}
            failed={prices.error !== undefined}
          />
        </div>
      )}
      {prices.error !== undefined && (
        <PartFailure text={t('product.stock-prices-failed')} onRetry={prices.retry} />
      )}
      <AddToCart
        variant={buyableAt(variant, priced)}
        listName="productpage"
        reason={t(onRequest ? 'product.price.ask' : 'product.not-buyable')}
      />
    </div>
  )
}
