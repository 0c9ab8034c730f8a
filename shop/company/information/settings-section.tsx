import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { FormNotice, useForm } from '@tradecounter/shop/forms'
import { form } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { saveSettings } from '../calls.ts'
import { linesOf, Section, type SectionProps } from './section.tsx'

/** Where invoices and order confirmations are sent, and the weekdays on which goods are wanted (spec my-pages §3). */
export function SettingsSection({ company, onSaved }: SectionProps) {
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
