import { addressOf, useFormat, useShop, useTimes, useTranslations } from '@tradecounter/shop/core'
import { expiringOffersAddress } from '@tradecounter/shop/offers'
import { Inline } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { AnswerBlock } from './answer-block.tsx'

/** Offers that can be accepted and expire within seven days; nothing without one. */
export default function OffersBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  return (
    <AnswerBlock
      title={t('my-account.expiring-offers')}
      address={expiringOffersAddress}
      isEmpty={({ offers }) => offers.length === 0}
    >
      {({ offers }) =>
        offers.map(({ offerId, number, name, validUntil, sum, currency }) => (
          <Inline key={offerId} space={4}>
            <Link href={addressOf({ page: 'offers', query: `offer=${offerId}` }, context)}>
              {`${number} ${name}`}
            </Link>
            {validUntil !== null && (
              <Text as="span" tone="muted">
                {t('my-account.offer-until', times.dayAndTime(validUntil))}
              </Text>
            )}
            {sum !== null && (
              <Text as="span">
                {format.money(sum, currency)} {t('common.excl-vat')}
              </Text>
            )}
          </Inline>
        ))
      }
    </AnswerBlock>
  )
}
