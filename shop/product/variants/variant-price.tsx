import type { StockPrice } from '@tradecounter/api/contract'
import { addressOf, hiddenPrices, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { Price } from '@tradecounter/ui/price'
import { Text } from '@tradecounter/ui/text'
import * as styles from './variant-price.css.ts'

export interface VariantPriceProps {
  price: StockPrice | undefined
  currency: string
  loading: boolean
  /** The request failed, which differs from having no price. @default false */
  failed?: boolean
  /** Nobody has a price for the article, which visitors see, too. @default false */
  onRequest?: boolean
  size?: 's' | 'm' | 'l'
  /**
   * Whether the price of an agreement has the link to call off: a row that is a link itself cannot have one. @default
   * true
   */
  links?: boolean
}

/**
 * The customer's price of one variant, with the ordinary one beside a campaign's, and the price of an order agreement
 * below.
 */
export function VariantPrice(props: VariantPriceProps) {
  const agreementPrice = props.price?.agreementPrice
  if (agreementPrice === undefined) return <OrdinaryPrice {...props} />
  const { currency, size = 'm', links = true } = props
  return (
    <span className={size === 'l' ? styles.pricesOnPage : styles.prices}>
      <OrdinaryPrice {...props} />
      <AgreementPrice
        agreementPrice={agreementPrice}
        currency={currency}
        unit={props.price?.priceUnit ?? ''}
        links={links}
      />
    </span>
  )
}

/** The price of an order agreement, with the link to call off. */
function AgreementPrice({
  agreementPrice: { agreementId, number, price },
  currency,
  unit,
  links,
}: {
  agreementPrice: NonNullable<StockPrice['agreementPrice']>
  currency: string
  unit: string
  links: boolean
}) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (
    <span className={styles.agreement}>
      <Text as="span" size="s" strong numeric>
        {t('product.price.agreement', format.money(price, currency), unit)}
      </Text>
      {links && (
        <>
          {' '}
          <Link href={addressOf({ page: 'order-agreements', query: `agreement=${agreementId}` }, context)}>
            {t('product.price.call-off', number)}
          </Link>
        </>
      )}
    </span>
  )
}

function OrdinaryPrice({
  price,
  currency,
  loading,
  failed = false,
  onRequest = false,
  size = 'm',
}: VariantPriceProps) {
  const t = useTranslations()
  const format = useFormat()
  const { user } = useShop()
  const labels = {
    ordinary: t('product.price.ordinary'),
    campaign: t('product.price.campaign'),
    loading: t('product.price.loading'),
    hidden: t('product.price.hidden'),
  }
  if (onRequest || price?.priceOnRequest)
    return <Price state="hidden" size={size} labels={{ ...labels, hidden: t('product.price.on-request') }} />
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
