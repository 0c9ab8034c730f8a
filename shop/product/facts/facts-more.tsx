import { useState } from 'react'
import { useSetAtom } from 'jotai'
import { useSWRConfig } from 'swr'
import type { StockPrice, VariantItem } from '@tradecounter/api/contract'
import { configuringAtom } from '@tradecounter/shop/cart'
import {
  hiddenPrices,
  PartFailure,
  share,
  useFormat,
  useShop,
  useTranslations,
  useHydrated,
} from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { PriceTable } from '@tradecounter/ui/price-table'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { useStockPrices } from '../calls.ts'
import { conversionOf } from './conversion.ts'
import { useConvertedPrice } from './use-converted-price.ts'
import { reserved, choice, flush } from '../product-view.css.ts'
import { isStockPricesKey, useWarehouses } from '../calls.ts'
import { readWarehouse, writeWarehouse } from '../stock/warehouse.ts'

export interface FactsMoreProps {
  /** All variants of the product: their stock and prices are in one answer. */
  items: readonly VariantItem[]
  /** The current variant of the page. */
  variant: VariantItem
}

interface Priced {
  variant: VariantItem
  known: StockPrice | undefined
  currency: string
  /** The price is loading: reserves the space of dependent content. */
  loading: boolean
}

/** An amount of about average width. */
const usualAmount = 100_00

/** The price per unit and per pack: `3,50 / st · 42,00 per pack`. */
function Conversions({ variant, known, currency, loading }: Priced) {
  const t = useTranslations()
  const money = useConvertedPrice(currency)
  const { pack, perUnit, perPack } = conversionOf(
    variant,
    loading ? { price: usualAmount, priceUnit: variant.priceUnit } : known,
  )
  const unit = variant.displayUnitCode
  const priced = [
    ...(perUnit === null ? [] : [t('product.per-unit', money(perUnit), unit)]),
    ...(pack === null || perPack === null ? [] : [t(`product-page.per-${pack}`, money(perPack))]),
  ]
  if (priced.length === 0) return null
  return (
    <Text size="s" tone="muted">
      {loading ? <span className={reserved}>{priced.join(' · ')}</span> : priced.join(' · ')}
    </Text>
  )
}

function VolumePrices({ variant, known, currency, loading }: Priced) {
  const t = useTranslations()
  const format = useFormat()
  const price = known?.price ?? null
  const unit = variant.displayUnitCode
  return (
    <PriceTable
      caption={t('product-page.volume')}
      quantity={null}
      waiting={loading ? (variant.volumeSteps ?? 0) : 0}
      steps={
        known === undefined
          ? []
          : known.volumePrices.map((step) => ({
              from: step.from,
              fromText: t('product-page.from-quantity', format.quantity(step.from), unit),
              price: format.money(step.price, currency),
              unit: `/ ${known.priceUnit}`,
              // Volume prices without a price of one piece have nothing to be compared with.
              ...(price === null ? {} : { saving: `−${format.number(100 - (100 * step.price) / price)} %` }),
            }))
      }
      labels={{
        from: t('product-page.volume-from'),
        price: t('product-page.volume-price'),
        saving: t('product-page.volume-saving'),
        reached: t('product-page.volume-reached'),
      }}
    />
  )
}

/** The warehouse whose stock is shown beside the customer's own (VAR-12). Every list reloads after a choice. */
function WarehouseChoice() {
  const t = useTranslations()
  const { mutate } = useSWRConfig()
  const hydrated = useHydrated()
  const { data, error, mutate: readAgain } = useWarehouses()
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? (hydrated ? readWarehouse() : '')
  if (data === undefined)
    return (
      <PartFailure
        waiting={error === undefined}
        text={t('product-page.warehouses-failed')}
        onRetry={() => readAgain()}
      />
    )
  return (
    <div className={choice}>
      <Select
        label={t('product-page.warehouse')}
        name="warehouseId"
        value={value}
        onValueChange={(warehouseId) => {
          setChosen(warehouseId)
          writeWarehouse(warehouseId)
          void mutate(isStockPricesKey)
        }}
        options={[
          { value: '', label: t('product-page.warehouse-none') },
          ...data.warehouses.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  )
}

/** Secondary information for buyers: conversions, volume prices, a warehouse, options, sharing and print. */
export default function FactsMore({ items, variant }: FactsMoreProps) {
  const prices = useStockPrices(items)
  const { user } = useShop()
  const priced = {
    variant,
    known: prices.of(variant.code),
    currency: prices.currency,
    loading: prices.loading && hiddenPrices(user) === null && !variant.isReplacement,
  }
  const t = useTranslations()
  const configure = useSetAtom(configuringAtom)
  // A click before this part's code has loaded would be lost.
  const waits = !useHydrated()
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const { code: variantCode, productName: name, unitVolume: quantity } = variant
  const configurable = variant.configuration !== undefined && variant.buyable && !variant.isReplacement
  const addition = { variantCode, quantity, listName: 'productpage' }

  const shareLink = async (): Promise<void> => {
    const outcome = await share({ title: name, url: window.location.href })
    if (outcome === 'copied' || outcome === 'failed') setSaid(outcome)
  }
  return (
    <Stack space={4}>
      <Conversions {...priced} />
      {user !== null && <WarehouseChoice />}
      {configurable && (
        <Inline>
          <Button disabled={waits} onClick={() => configure({ name, addition })}>
            {t('product-page.configure')}
          </Button>
        </Inline>
      )}
      <div className={flush}>
        <Inline space={1}>
          <Button tone="quiet" disabled={waits} onClick={() => void shareLink()}>
            {t('product-page.share')}
          </Button>
          <Button tone="quiet" disabled={waits} onClick={() => window.print()}>
            {t('product-page.print')}
          </Button>
        </Inline>
      </div>
      {said !== null && (
        <StatusBanner
          severity={said === 'copied' ? 'success' : 'error'}
          severityLabel={t(`common.severity.${said === 'copied' ? 'success' : 'error'}`)}
          live
          slim
          onClose={() => setSaid(null)}
          closeLabel={t('common.close')}
        >
          {t(said === 'copied' ? 'product-page.link-copied' : 'product-page.link-failed')}
        </StatusBanner>
      )}
      <VolumePrices {...priced} />
    </Stack>
  )
}
