import { useSetAtom } from 'jotai'
import type { Product, VariantItem } from '@tradecounter/api/contract'
import { AddToCart } from '@tradecounter/shop/cart'
import { loginPanelExpandedAtom, PartFailure, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { useStockPrices } from '../calls.ts'
import { buyRow, known, knownInCampaign } from '../product-view.css.ts'
import { VariantPrice } from '../variants/variant-price.tsx'
import { WholeStock } from '../stock/whole-stock.tsx'

/** Where a user has price and stock, a visitor has the way to them. */
function WayToPrices() {
  const { settings } = useShop()
  const t = useTranslations()
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

/**
 * Price, stock and add of the variant that the page is about. Prices are asked for here and by no part that holds others:
 * when they come before the code of the page's later parts they would draw these anew, and what waits for its code is gone
 * from the page until that has come.
 */
export function BuyRow({ product, variant }: { product: Product; variant: VariantItem }) {
  const { user, personUnknown } = useShop()
  const t = useTranslations()
  const prices = useStockPrices(product.variantList.items)
  const priced = prices.of(variant.code)
  return (
    <div className={buyRow}>
      {user === null && !personUnknown && <WayToPrices />}
      {prices.shown && !variant.isReplacement && (
        <div className={product.labels.includes(1) ? knownInCampaign : known}>
          <VariantPrice
            price={priced}
            currency={prices.currency}
            loading={prices.loading}
            failed={prices.error !== undefined}
            size="l"
          />
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
      <AddToCart variant={variant} listName="productpage" />
      {!variant.buyable && !variant.isReplacement && (
        <Text size="s" tone="muted">
          {t('product.not-buyable')}
        </Text>
      )}
    </div>
  )
}
