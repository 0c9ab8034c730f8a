import { addressOf, PageWaiting, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { useSalespeople } from '@tradecounter/shop/salespeople'
import { salesmanLabels } from '@tradecounter/shop/shell'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { SalesmanCard } from '@tradecounter/ui/salesman-card'
import { Text } from '@tradecounter/ui/text'

/** The customer's salesperson; nothing for customers without one. */
export default function SalesPersonBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { data, error, mutate } = useSalespeople()
  const person = data?.people[0]
  if (data !== undefined && person === undefined) return null
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('account.my-sales-person')}
      </Heading>
      {person === undefined ? (
        <PageWaiting error={error} onRetry={() => mutate()} />
      ) : (
        <>
          <SalesmanCard
            name={person.name}
            telephoneNumber={person.phone || person.mobile}
            email={person.email}
            labels={salesmanLabels(t)}
            {...(person.title === '' ? {} : { role: person.title })}
            {...(person.photo === '' ? {} : { imageUrl: person.photo })}
          />
          {person.absence !== null && (
            <Text tone="muted">{t('my-account.sales-person-absent', format.date(person.absence.until))}</Text>
          )}
          <Link href={addressOf({ page: 'my-sales-person' }, context)}>
            {t('my-account.contact-sales-person')}
          </Link>
        </>
      )}
    </Stack>
  )
}
