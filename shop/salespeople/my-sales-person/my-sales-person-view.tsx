import type { Salespeople, Salesperson } from '@tradecounter/api/contract'
import { later, type PageId, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { type AnswerViewProps, card, cards } from '@tradecounter/shop/my-pages'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { photo } from './my-sales-person.css.ts'

const ContactForms = later(() => import('./contact-forms.tsx'))

const telHref = (number: string): string => `tel:${number.replaceAll(/[^+\d]/gu, '')}`

/** The shop's people for the customer, their branch, a call-back and a message (MY-2). */
export function MySalesPersonView({ answer, mutate }: AnswerViewProps<PageId, Salespeople>) {
  const t = useTranslations()
  const { settings } = useShop()
  const { phone, email } = settings.customerService
  return (
    <Stack space={8}>
      {answer.people.length === 0 ? (
        <Stack space={2} as="section">
          <Text>{t('sales-person.none')}</Text>
          <Link href={telHref(phone)}>{phone}</Link>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Stack>
      ) : (
        <ul className={cards}>
          {answer.people.map((person) => (
            <li key={person.salesmanId} className={card}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      )}
      {answer.branch !== null && <Branch branch={answer.branch} />}
      <Part>
        <ContactForms salespeople={answer} onBooked={() => mutate()} />
      </Part>
    </Stack>
  )
}

function Person({ person }: { person: Salesperson }) {
  const t = useTranslations()
  const format = useFormat()
  const { absence } = person
  const backup = absence?.backup ?? null
  return (
    <Stack space={2}>
      {person.photo !== '' && <img className={photo} src={person.photo} alt="" width={80} height={80} />}
      <Heading level={2} size="s">
        {person.name}
      </Heading>
      <Text tone="muted">
        {[person.title, t(`sales-person.area-${person.area}`)].filter(Boolean).join(' · ')}
      </Text>
      {(['phone', 'mobile'] as const).map(
        (kind) =>
          person[kind] !== '' && (
            <Text key={kind}>
              {t(`sales-person.own-${kind}`)} <Link href={telHref(person[kind])}>{person[kind]}</Link>
            </Text>
          ),
      )}
      {person.email !== '' && <Link href={`mailto:${person.email}`}>{person.email}</Link>}
      {absence !== null && (
        <StatusBanner severity="attention" severityLabel={t('common.severity.attention')} slim>
          {[
            t('sales-person.absent', format.date(absence.until)),
            absence.note,
            absence.backup === null ? '' : t('sales-person.backup', absence.backup.name),
          ]
            .filter(Boolean)
            .join(' ')}
        </StatusBanner>
      )}
      {backup !== null && backup.phone !== '' && <Link href={telHref(backup.phone)}>{backup.phone}</Link>}
      {backup !== null && backup.email !== '' && <Link href={`mailto:${backup.email}`}>{backup.email}</Link>}
    </Stack>
  )
}

function Branch({ branch }: { branch: NonNullable<Salespeople['branch']> }) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <Stack space={2} as="section">
      <Heading level={2} size="m">
        {t('sales-person.branch', branch.name)}
      </Heading>
      {branch.street !== '' && (
        <Text>{[branch.street, `${branch.postalCode} ${branch.city}`].join(', ')}</Text>
      )}
      {branch.hours.map(({ weekday, opens, closes }) => (
        <Text key={weekday} numeric>
          {t(`sales-person.day-${dayNames[weekday - 1] ?? 'mon'}`)} {opens}–{closes}
        </Text>
      ))}
      {branch.closedDays.length > 0 && (
        <Text tone="muted">
          {t('sales-person.closed', branch.closedDays.map((day) => format.date(day)).join(', '))}
        </Text>
      )}
    </Stack>
  )
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
