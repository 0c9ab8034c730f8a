import { useId, type FormEvent } from 'react'
import type { AccountSettings } from '@tradecounter/api/contract'
import { PersonalData } from '@tradecounter/shop/account/personal-data'
import { AwaitAnswer, PartFailure, useHydrated, useShop, useTranslations } from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { useKeptChoice } from '@tradecounter/shop/list-page'
import { languageName } from '@tradecounter/shop/shell'
import { accountSettingsAddress } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { form } from './my-account.css.ts'
import { Notifications } from './notifications.tsx'
import { PushBrowsers } from './push/push-browsers.tsx'
import { sectionTitle } from './sections.ts'
import { useSettingsForm, type SettingsField } from './use-settings-form.ts'

/** The section `settings` of my account: the user, notifications, and what new orders begin with. */
export default function SettingsSection() {
  return (
    <AwaitAnswer address={accountSettingsAddress}>
      {(saved, mutate) => (
        <Stack space={8}>
          <SettingsForm saved={saved} onSaved={(settings) => void mutate(settings, { revalidate: false })} />
          {saved.push !== null && <PushBrowsers publicKey={saved.push.publicKey} />}
          <Part>
            <PersonalData />
          </Part>
        </Stack>
      )}
    </AwaitAnswer>
  )
}

interface SettingsFormProps {
  saved: AccountSettings
  onSaved: (settings: AccountSettings) => void
}

function SettingsForm({ saved, onSaved }: SettingsFormProps) {
  const t = useTranslations()
  const hydrated = useHydrated()
  const { alternates = [], locale } = useShop()
  const density = useKeptChoice('table.density', 'normal')
  const id = useId()
  const { values, change, busy, result, save } = useSettingsForm(saved, onSaved)
  const none = { value: '', label: t('my-account.no-default') }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  const refused = (field: SettingsField): { message?: string } =>
    result?.kind === 'refused' && result.field === field
      ? { message: t(`my-account.wrong-${field === 'name' || field === 'mobile' ? field : 'value'}`) }
      : {}
  const text = (field: 'name' | 'mobile' | 'reference' | 'project') => ({
    id: `${id}-${field}`,
    name: field,
    label: t(`my-account.${field}`),
    value: values[field],
    onValueChange: (value: string) => change({ [field]: value }),
    ...refused(field),
  })
  const choice = (field: 'addressId' | 'branchId') => ({
    id: `${id}-${field}`,
    name: field,
    label: t(`my-account.${field}`),
    value: values[field],
    onValueChange: (value: string) => change({ [field]: value }),
    ...refused(field),
  })

  return (
    <form className={form} onSubmit={submit} aria-busy={busy} noValidate>
      <Stack space={8}>
        <Stack space={4}>
          <Heading level={2} size="m">
            {t('my-account.you')}
          </Heading>
          <TextField {...text('name')} autoComplete="name" maxLength={80} required />
          <TextField {...text('mobile')} type="tel" autoComplete="tel" maxLength={30} />
          <Text tone="muted">{t('my-account.email', saved.email, t(sectionTitle.security))}</Text>
        </Stack>
        <Stack space={4}>
          <Heading level={2} size="m">
            {t('my-account.display')}
          </Heading>
          {alternates.length > 1 && (
            <Select
              id={`${id}-language`}
              name="language"
              label={t('my-account.language')}
              value={values.language || locale}
              options={alternates.map((other) => ({
                value: other.locale,
                label: languageName(other.locale),
              }))}
              onValueChange={(chosen) => {
                const other = alternates.find((each) => each.locale === chosen)
                if (other !== undefined) change({ language: other.locale })
              }}
            />
          )}
          <Checkbox
            name="density"
            label={t('my-account.density')}
            checked={density.value === 'compact'}
            onCheckedChange={(compact) => density.choose(compact ? 'compact' : 'normal')}
          />
          {density.failed && <PartFailure text={t('my-account.failed')} onRetry={density.again} />}
        </Stack>
        <Notifications values={values} push={saved.push} change={change} />
        <Stack space={4}>
          <Heading level={2} size="m">
            {t('my-account.new-orders')}
          </Heading>
          <Select
            {...choice('addressId')}
            options={[
              none,
              ...saved.addresses.map((address) => ({
                value: address.id,
                label: `${address.name}, ${address.street}, ${address.city}`,
              })),
            ]}
          />
          <Select
            {...choice('branchId')}
            options={[
              none,
              ...saved.branches.map((branch) => ({
                value: branch.id,
                label: `${branch.name}, ${branch.city}`,
              })),
            ]}
          />
          <TextField {...text('reference')} maxLength={40} />
          <TextField {...text('project')} maxLength={40} />
        </Stack>
        <Stack space={4}>
          {result !== null && (
            <StatusBanner
              severity={result.kind === 'saved' ? 'success' : 'error'}
              severityLabel={t(result.kind === 'saved' ? 'common.severity.success' : 'common.severity.error')}
              live
            >
              {t(`my-account.${result.kind}`)}
            </StatusBanner>
          )}
          <Inline>
            <Button
              type="submit"
              tone="accent"
              busy={busy}
              busyLabel={t('my-account.saving')}
              disabled={!hydrated}
            >
              {t('my-account.save')}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </form>
  )
}
