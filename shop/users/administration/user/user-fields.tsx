import type { FormEvent } from 'react'
import type { UserChoices, UserRecord } from '@tradecounter/api/contract'
import type { WithRecentProof } from '@tradecounter/shop/account'
import { addressOf, useHydrated, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { FormSummary } from '@tradecounter/ui/form-summary'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { roleName } from '../../role-name.ts'
import { CheckboxSection } from './checkbox-section.tsx'
import { CopyRights } from './copy-rights.tsx'
import { useFieldTexts } from './use-field-texts.ts'
import { LimitsSection } from './limits-section.tsx'
import { PersonSection } from './person-section.tsx'
import { form, section } from '../user-administration.css.ts'
import { permissionsText } from '../user-texts.ts'
import { userFields, type UserValues, useUserForm, valuesOf } from './use-user-form.ts'

interface UserFieldsProps {
  user: UserRecord | null
  choices: UserChoices
  withRecentProof: WithRecentProof
  isSaved: boolean
  onEdit: () => void
  onSaved: (user: UserRecord) => void
  onChanged: () => Promise<unknown>
}

/** The fields of a new or a stored user, and what saving them has led to. */
export function UserFields(props: UserFieldsProps) {
  const { user, choices, withRecentProof, isSaved, onEdit, onSaved, onChanged } = props
  const t = useTranslations()
  const hydrated = useHydrated()
  const context = useShop()
  const state = useUserForm(user, withRecentProof, { onSaved, onChanged })
  const { values, problem, busy, tries, change, save } = state
  const texts = useFieldTexts(user, choices, state)
  const edit = (part: Partial<UserValues>): void => {
    change(part)
    onEdit()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  const copy = (from: UserRecord): void => {
    const { roles, addressIds, costCentreIds, approverId, orderLimit, periodLimit, period } = valuesOf(from)
    edit({
      roles,
      addressIds,
      costCentreIds,
      orderLimit,
      periodLimit,
      period,
      ...(approverId === user?.userId ? {} : { approverId }),
    })
  }
  const shared = { user, choices, values, texts, edit }
  return (
    <form className={form} onSubmit={submit} aria-busy={busy} noValidate>
      <Stack space={6}>
        <FormSummary
          key={tries}
          title={t('users.errors-title')}
          errors={userFields.flatMap((field) =>
            problem.fields[field] === undefined
              ? []
              : [{ fieldId: field, text: `${texts.labels[field]}: ${problem.fields[field]}` }],
          )}
        />
        {user !== null && <UserFacts user={user} />}
        <PersonSection {...shared} />
        <div className={section}>
          <CopyRights exceptId={user?.userId ?? ''} onCopy={copy} />
        </div>
        <CheckboxSection
          field="roles"
          texts={texts}
          options={choices.roles.map(({ role, permissions }) => ({
            value: role,
            name: `role-${role}`,
            label: roleName(role, t),
            description: permissionsText(permissions, t),
            disabled: user?.isSelf === true && !user.roles.includes(role),
          }))}
          chosen={values.roles}
          onChange={(roles) => edit({ roles })}
        >
          {user?.isSelf === true && <Text tone="muted">{t('users.own-rights')}</Text>}
        </CheckboxSection>
        <LimitsSection {...shared} />
        <CheckboxSection
          field="addressIds"
          texts={texts}
          text={t('users.addresses-text')}
          options={choices.addresses.map(({ id, name, street, city }) => ({
            value: id,
            name: `address-${id}`,
            label: name,
            description: `${street}, ${city}`,
          }))}
          chosen={values.addressIds}
          onChange={(addressIds) => edit({ addressIds })}
        />
        {choices.costCentres.length > 0 && (
          <CheckboxSection
            field="costCentreIds"
            texts={texts}
            text={t('users.cost-centres-text')}
            options={choices.costCentres.map(({ id, number, name }) => ({
              value: id,
              name: `cost-centre-${id}`,
              label: `${number} ${name}`,
            }))}
            chosen={values.costCentreIds}
            onChange={(costCentreIds) => edit({ costCentreIds })}
          />
        )}
        {problem.changed && (
          <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} live>
            {t('users.changed')}
          </StatusBanner>
        )}
        {problem.text !== null && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {problem.text}
          </StatusBanner>
        )}
        {isSaved && (
          <StatusBanner severity="success" severityLabel={t('common.severity.success')} live slim>
            {t('users.saved')}
          </StatusBanner>
        )}
        <Inline space={3}>
          <Button type="submit" tone="accent" busy={busy} busyLabel={t('users.saving')} disabled={!hydrated}>
            {t(user === null ? 'users.send-invitation' : 'users.save')}
          </Button>
          <ButtonLink href={addressOf({ page: 'user-administration', query: '' }, context)}>
            {t('users.to-list')}
          </ButtonLink>
        </Inline>
      </Stack>
    </form>
  )
}

/** Status, mail and customers of a stored user. */
function UserFacts({ user }: { user: UserRecord }) {
  const t = useTranslations()
  return (
    <Stack space={1}>
      <Text strong>{t(user.blocked ? 'users.status-blocked' : `users.status-${user.status}`)}</Text>
      {user.mail !== 'none' && (
        <Text tone={user.mail === 'failed' ? 'error' : 'muted'}>{t(`users.mail-${user.mail}`)}</Text>
      )}
      {user.customers.length > 1 && (
        <Text tone="muted">{t('users.customers-of', user.customers.map(({ name }) => name).join(', '))}</Text>
      )}
    </Stack>
  )
}
