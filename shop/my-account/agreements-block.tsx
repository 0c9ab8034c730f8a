import { addressOf, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { nearAgreementsAddress } from '@tradecounter/shop/order-agreements'
import { Inline } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { AnswerBlock } from './answer-block.tsx'

/** Order agreements that end within 30 days or are used to at least 80 %; nothing without one. */
export default function AgreementsBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (
    <AnswerBlock
      title={t('my-account.near-agreements')}
      address={nearAgreementsAddress}
      isEmpty={({ agreements }) => agreements.length === 0}
    >
      {({ agreements }) =>
        agreements.map(({ agreementId, number, name, validTo, usedShare, warnings }) => (
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
      }
    </AnswerBlock>
  )
}
