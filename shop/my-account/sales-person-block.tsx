import { addressOf, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { salespeopleAddress } from '@tradecounter/shop/salespeople'
import { salesmanLabels } from '@tradecounter/shop/shell'
import { Link } from '@tradecounter/ui/link'
import { SalesmanCard } from '@tradecounter/ui/salesman-card'
import { Text } from '@tradecounter/ui/text'
import { AnswerBlock } from './answer-block.tsx'

/** The customer's salesperson; nothing for customers without one. */
export default function SalesPersonBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (
    <AnswerBlock
      title={t('account.my-sales-person')}
      address={salespeopleAddress}
      isEmpty={({ people }) => people.length === 0}
    >
      {({ people: [person] }) =>
        person !== undefined && (
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
              <Text tone="muted">
                {t('my-account.sales-person-absent', format.date(person.absence.until))}
              </Text>
            )}
            <Link href={addressOf({ page: 'my-sales-person' }, context)}>
              {t('my-account.contact-sales-person')}
            </Link>
          </>
        )
      }
    </AnswerBlock>
  )
}
