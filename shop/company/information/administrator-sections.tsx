import {
  addressOf,
  PartFailure,
  useHttpClient,
  useShop,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { SecondFactorSwitch } from '@tradecounter/shop/account/second-factor-switch'
import { card, cards } from '@tradecounter/shop/my-pages'
import { requireSecondFactor, useAudit } from '../calls.ts'
import { OrderFieldsSection } from './order-fields-section.tsx'
import { Section, type SectionProps } from './section.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What only administrators see: settings, rules of order fields, and the audit. */
export default function AdministratorSections(props: SectionProps) {
  return (
    <Stack space={8}>
      <SettingsSection {...props} />
      <OrderFieldsSection {...props} />
      <SignIn {...props} />
      <AuditSection />
    </Stack>
  )
}

function SignIn({ company, onSaved }: SectionProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  return (
    <Section title={t('company.sign-in')}>
      <SecondFactorSwitch
        required={company.secondFactorRequired}
        onChange={(required) => requireSecondFactor(httpClient, { required })}
        onSaved={onSaved}
      />
    </Section>
  )
}

function AuditSection() {
  const t = useTranslations()
  const times = useTimes()
  const context = useShop()
  const { data, error, mutate } = useAudit()
  return (
    <Section title={t('company.audit')}>
      <Text tone="muted">{t('company.audit-text')}</Text>
      {error !== undefined && data === undefined && <PartFailure onRetry={() => mutate()} />}
      <ul className={cards}>
        {data?.entries.slice(0, 10).map((entry) => (
          <li key={entry.id} className={card}>
            <Stack space={1}>
              <Text strong>
                {entry.event}, {entry.subjectName}
              </Text>
              <Text tone="muted" size="s">
                {times.dayAndTime(entry.at)} · {entry.userName || t('audit.by-shop')}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
      <Inline>
        <ButtonLink href={addressOf({ page: 'company-audit', query: '' }, context)}>
          {t('company.audit-export')}
        </ButtonLink>
      </Inline>
    </Section>
  )
}
