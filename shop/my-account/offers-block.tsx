import {
  addressOf,
  PageWaiting,
  useFormat,
  useShop,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { useExpiringOffers } from '@tradecounter/shop/offers'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'

/** Offers that can be accepted and expire within seven days; nothing without one. */
export default function OffersBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { data, error, mutate } = useExpiringOffers(true)
  if (data?.offers.length === 0) return null
  return (
    <Stack space={4}>
      <Heading level={2} size="m">
        {t('my-account.expiring-offers')}
      </Heading>
      {data === undefined ? (
        <PageWaiting error={error} onRetry={() => mutate()} />
      ) : (
        data.offers.map(({ offerId, number, name, validUntil, sum, currency }) => (
          <Inline key={offerId} space={4}>
            <Link href={addressOf({ page: 'offers', query: `offer=${offerId}` }, context)}>
              {`${number} ${name}`}
            </Link>
            {validUntil !== null && (
              <Text as="span" tone="muted">
                {t('my-account.offer-until', times.dayAndTime(validUntil))}
              </Text>
            )}
            {sum !== null && <Text as="span">{format.money(sum, currency)}</Text>}
          </Inline>
        ))
      )}
    </Stack>
  )
}
