import type { OrderField } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { FormNotice, useForm } from '@tradecounter/shop/forms'
import { card, cards } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { saveOrderFields } from '../calls.ts'
import { linesOf, Section, type SectionProps } from './section.tsx'

const isLimited = (field: OrderField['field']): boolean =>
  field === 'reference' || field === 'project' || field === 'costCentre'

/** Which fields an order must have, and what may be entered in them (spec my-pages §3). */
export function OrderFieldsSection({ company, onSaved }: SectionProps) {
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
