import { type FormEvent, useState } from 'react'
import type { UserChoices } from '@tradecounter/api/contract'
import { codeOf, StepUpCancelled, useStepUp } from '@tradecounter/shop/account'
import {
  addressOf,
  AwaitAnswer,
  useHttpClient,
  useHydrated,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { FormSummary } from '@tradecounter/ui/form-summary'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { roleName } from '../role-name.ts'
import { saveRoleLimits, userChoicesAddress } from '../calls.ts'
import { LimitFields, readLimits, type TypedLimits, typedLimits } from './limit-fields.tsx'
import { form } from './user-administration.css.ts'
import { refusalText, typedAmount } from './user-texts.ts'

/** The limits of users without own ones, by role. */
export default function RoleLimits() {
  return (
    <AwaitAnswer address={userChoicesAddress}>
      {(choices, mutate) => (
        <Form
          choices={choices}
          onSaved={(next) => mutate(next, { revalidate: false })}
          onChanged={() => mutate()}
        />
      )}
    </AwaitAnswer>
  )
}

interface FormProps {
  choices: UserChoices
  onSaved: (choices: UserChoices) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

function Form({ choices, onSaved, onChanged }: FormProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const context = useShop()
  const hydrated = useHydrated()
  const { withRecentProof, dialog } = useStepUp()
  const [typed, setTyped] = useState<Readonly<Record<string, TypedLimits>>>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'warning' | 'error'; text: string } | null>(
    null,
  )
  // Roles that do not order need no limits.
  const roles = choices.roles.filter(({ permissions }) => permissions.includes('perm:order'))
  const limitsOf = (role: (typeof roles)[number]): TypedLimits => typed[role.role] ?? typedLimits(role)

  const save = async (): Promise<void> => {
    const read = roles.map((role) => ({ role: role.role, ...readLimits(limitsOf(role)) }))
    const refused = Object.fromEntries(
      read.flatMap(({ role, wrong: fields }) =>
        Object.entries(fields).map(([field, code]) => [`${role}-${field}`, code]),
      ),
    )
    setWrong(refused)
    setTries(tries + 1)
    if (Object.keys(refused).length > 0 || busy) return
    setBusy(true)
    setOutcome(null)
    try {
      const next = await withRecentProof(() =>
        saveRoleLimits(httpClient, {
          stamp: choices.roleLimitsStamp,
          roles: read.map(({ role, limits }) => ({ role, ...limits })),
        }),
      )
      setTyped({})
      await onSaved(next)
      setOutcome({ severity: 'success', text: t('users.saved') })
    } catch (cause) {
      const isChanged = codeOf(cause) === 'changed'
      if (isChanged) await onChanged()
      if (!(cause instanceof StepUpCancelled))
        setOutcome(
          isChanged
            ? { severity: 'warning', text: t('users.changed') }
            : { severity: 'error', text: refusalText(codeOf(cause), t) ?? t('users.failed') },
        )
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  const textOf = (key: string): string => refusalText(wrong[key] ?? '', t) ?? t('users.error-value')
  return (
    <form className={form} onSubmit={submit} aria-busy={busy} noValidate>
      <Stack space={6}>
        <FormSummary
          key={tries}
          title={t('users.errors-title')}
          errors={Object.keys(wrong).map((key) => ({ fieldId: key, text: textOf(key) }))}
        />
        <Text>{t('users.role-limits-text')}</Text>
        {roles.map((role) => (
          <Stack key={role.role} space={3} as="section">
            <Heading level={2} size="m">
              {roleName(role.role, t)}
            </Heading>
            <LimitFields
              prefix={`${role.role}-`}
              typed={limitsOf(role)}
              currency={choices.currency}
              change={(part) => {
                setTyped({ ...typed, [role.role]: { ...limitsOf(role), ...part } })
                setOutcome(null)
              }}
              about={(field) => {
                const key = `${role.role}-${field}`
                const isConflict = outcome?.severity === 'warning' && typed[role.role] !== undefined
                const stored = field === 'period' ? role.period : typedAmount(role[field])
                return {
                  ...(wrong[key] === undefined ? {} : { message: textOf(key) }),
                  ...(isConflict && stored !== limitsOf(role)[field]
                    ? { hint: t('users.stored-now', stored === '' ? '–' : stored) }
                    : {}),
                }
              }}
            />
          </Stack>
        ))}
        {outcome !== null && (
          <StatusBanner
            severity={outcome.severity}
            severityLabel={t(`common.severity.${outcome.severity}`)}
            live
          >
            {outcome.text}
          </StatusBanner>
        )}
        <Inline space={3}>
          <Button type="submit" tone="accent" busy={busy} busyLabel={t('users.saving')} disabled={!hydrated}>
            {t('users.save')}
          </Button>
          <ButtonLink href={addressOf({ page: 'user-administration', query: '' }, context)}>
            {t('users.to-list')}
          </ButtonLink>
        </Inline>
      </Stack>
      {dialog}
    </form>
  )
}
