import type { ReactNode } from 'react'
import type { Company, OrderField } from '@tradecounter/api/contract'
import {
  addressOf,
  PartFailure,
  useHttpClient,
  useShop,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { FormNotice, useForm } from '@tradecounter/shop/forms'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { SecondFactorSwitch } from '@tradecounter/shop/account/second-factor-switch'
import { card, cards, form } from '@tradecounter/shop/my-pages'
import { requireSecondFactor, saveOrderFields, saveSettings, useAudit } from '../calls.ts'

interface SectionProps {
  company: Company
  onSaved: () => Promise<unknown>
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What only administrators see: settings, rules of order fields, and the audit. */
export default function AdministratorSections(props: SectionProps) {
  return (
    <Stack space={8}>
      <Settings {...props} />
      <OrderFields {...props} />
      <SignIn {...props} />
      <AuditSection />
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Settings({ company, onSaved }: SectionProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { settings } = company
  const { values, problem, busy, saved, change, send, messageOf } = useForm(
    {
      invoiceEmail: settings.invoiceEmail,
      confirmationEmails: settings.confirmationEmails.join('\n'),
      deliveryDays: settings.deliveryDays,
    },
    {
      save: async ({ confirmationEmails, ...rest }) => {
        await saveSettings(httpClient, {
          ...rest,
          confirmationEmails: linesOf(confirmationEmails),
          version: company.settings.version,
        })
        await onSaved()
      },
      onChanged: onSaved,
    },
  )
  const stored = (text: string) => (problem.changed ? { hint: t('forms.stored-now', text || '–') } : {})
  return (
    <Section title={t('company.settings')}>
      <form className={form} noValidate onSubmit={send}>
        <Stack space={4}>
          <TextField
            label={t('company.invoice-email')}
            name="invoiceEmail"
            type="email"
            value={values.invoiceEmail}
            onValueChange={(invoiceEmail) => change({ invoiceEmail })}
            hint={t('company.invoice-email-hint')}
            {...messageOf('invoiceEmail')}
            {...stored(settings.invoiceEmail)}
          />
          {company.invoiceMail !== 'none' && (
            <Text tone={company.invoiceMail === 'failed' ? 'error' : 'muted'}>
              {t(`company.invoice-mail-${company.invoiceMail}`)}
            </Text>
          )}
          <TextArea
            label={t('company.confirmation-emails')}
            name="confirmationEmails"
            rows={3}
            hint={t('company.confirmation-emails-hint')}
            value={values.confirmationEmails}
            onValueChange={(confirmationEmails) => change({ confirmationEmails })}
            {...messageOf('confirmationEmails')}
            {...stored(settings.confirmationEmails.join(', '))}
          />
          <fieldset className={form}>
            <legend>{t('company.delivery-days')}</legend>
            {([1, 2, 3, 4, 5] as const).map((day) => (
              <Checkbox
                key={day}
                name={`day-${day}`}
                label={t(`company.day-${day}`)}
                checked={values.deliveryDays.includes(day)}
                onCheckedChange={(checked) =>
                  change({
                    deliveryDays: checked
                      ? [...values.deliveryDays, day].toSorted()
                      : values.deliveryDays.filter((other) => other !== day),
                  })
                }
              />
            ))}
          </fieldset>
          <FormNotice problem={problem} saved={saved} />
          <Inline>
            <Button type="submit" busy={busy}>
              {t('forms.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  )
}

const isLimited = (field: OrderField['field']): boolean =>
  field === 'reference' || field === 'project' || field === 'costCentre'

function OrderFields({ company, onSaved }: SectionProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { values, problem, busy, saved, change, send, messageOf } = useForm(
    { fields: company.orderFields.fields.map((field) => ({ ...field, values: field.values.join('\n') })) },
    {
      save: async ({ fields }) => {
        await saveOrderFields(httpClient, {
          version: company.orderFields.version,
          fields: fields.map((field) => ({ ...field, values: linesOf(field.values) })),
        })
        await onSaved()
      },
      onChanged: onSaved,
    },
  )
  return (
    <Section title={t('company.order-fields')}>
      <Text tone="muted">{t('company.order-fields-text')}</Text>
      <form noValidate onSubmit={send}>
        <Stack space={4}>
          <ul className={cards}>
            {values.fields.map((field, at) => {
              const set = (part: Partial<(typeof values.fields)[number]>): void =>
                change({
                  fields: values.fields.map((other, place) => (place === at ? { ...other, ...part } : other)),
                })
              return (
                <li key={field.field} className={card}>
                  <Stack space={3}>
                    <Text strong>{t(`company.field-${field.field}`)}</Text>
                    <Checkbox
                      name={`required-${field.field}`}
                      label={t('company.field-required')}
                      checked={field.required}
                      disabled={field.field === 'reference'}
                      onCheckedChange={(required) => set({ required })}
                    />
                    {isLimited(field.field) && (
                      <>
                        <Select
                          label={t('company.field-kind')}
                          name={`kind-${field.field}`}
                          value={field.kind}
                          options={(['text', 'list', 'pattern'] as const).map((value) => ({
                            value,
                            label: t(`company.kind-${value}`),
                          }))}
                          onValueChange={(kind) =>
                            set({ kind: kind === 'list' || kind === 'pattern' ? kind : 'text' })
                          }
                        />
                        {field.kind === 'list' && (
                          <TextArea
                            label={t('company.field-values')}
                            name={`values-${field.field}`}
                            rows={4}
                            value={field.values}
                            onValueChange={(text) => set({ values: text })}
                            {...messageOf(`fields.${at}.values`)}
                          />
                        )}
                        {field.kind === 'pattern' && (
                          <TextField
                            label={t('company.field-pattern')}
                            name={`pattern-${field.field}`}
                            hint={t('company.field-pattern-hint')}
                            maxLength={100}
                            value={field.pattern}
                            onValueChange={(pattern) => set({ pattern })}
                            {...messageOf(`fields.${at}.pattern`)}
                          />
                        )}
                        <TextField
                          label={t('company.field-hint')}
                          name={`hint-${field.field}`}
                          maxLength={120}
                          value={field.hint}
                          onValueChange={(hint) => set({ hint })}
                        />
                      </>
                    )}
                  </Stack>
                </li>
              )
            })}
          </ul>
          <FormNotice problem={problem} saved={saved} />
          <Inline>
            <Button type="submit" busy={busy}>
              {t('forms.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
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
      {error !== undefined && data === undefined && (
        <PartFailure text={t('common.part-failed')} onRetry={() => mutate()} />
      )}
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
