import type { StockPrice } from '@tradecounter/api/contract'
import { hiddenPrices, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Price } from '@tradecounter/ui/price'
import { Text } from '@tradecounter/ui/text'

export interface VariantPriceProps {
  price: StockPrice | undefined
  currency: string
  loading: boolean
  /** It could not be had, which is not the same as no price. @default false */
  failed?: boolean
  size?: 's' | 'm' | 'l'
}

/** The customer's price of one variant, with the ordinary one beside a campaign's. */
export function VariantPrice({ price, currency, loading, failed = false, size = 'm' }: VariantPriceProps) {
  const t = useTranslations()
  const format = useFormat()
  const { user } = useShop()
  const labels = {
    ordinary: t('product.price.ordinary'),
    campaign: t('product.price.campaign'),
    loading: t('product.price.loading'),
    hidden: t('product.price.hidden'),
  }
  if (failed && !loading && price === undefined)
    return (
      <Text size="s" tone="muted">
        {t('product.price.failed')}
      </Text>
    )
  if (loading || price === undefined || price.price === null) {
    const missing = hiddenPrices(user) === null ? 'none' : 'hidden'
    return <Price state={loading ? 'loading' : missing} size={size} labels={labels} />
  }
  return (
    <Price
      state="shown"
      size={size}
      amount={format.money(price.price, currency)}
      unit={`/ ${price.priceUnit}`}
      campaign={price.isCampaignPrice}
      {...(price.ordinaryPrice === null ? {} : { ordinary: format.money(price.ordinaryPrice, currency) })}
      labels={labels}
    />
  )
}
