import { addressOf, PageWaiting, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { useNearAgreements } from '@tradecounter/shop/order-agreements'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'

/** Order agreements that end within 30 days or are used to at least 80 %; nothing without one. */
export default function AgreementsBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { data, error, mutate } = useNearAgreements()
  if (data?.agreements.length === 0) return null
  return (
    <Stack space={4}>
      <Heading level={2} size="m">
        {t('my-account.near-agreements')}
      </Heading>
      {data === undefined ? (
        <PageWaiting error={error} onRetry={() => mutate()} />
      ) : (
        data.agreements.map(({ agreementId, number, name, validTo, usedShare, warnings }) => (
          <Inline key={agreementId} space={4}>
            <Link href={addressOf({ page: 'order-agreements', query: `agreement=${agreementId}` }, context)}>
              {`${number} ${name}`}
            </Link>
            {warnings.includes('nearEmpty') && usedShare !== null && (
              <Text as="span">{t('my-account.agreement-used', String(usedShare))}</Text>
            )}
            {warnings.includes('nearEnd') && (
              <Text as="span" tone="muted">
                {t('my-account.agreement-ends', format.date(validTo))}
              </Text>
            )}
          </Inline>
        ))
      )}
    </Stack>
  )
}
