import type { UserChoices, UserRecord } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { roleName } from '../../role-name.ts'
import { type UserField, type UserValues, type useUserForm, valuesOf } from './use-user-form.ts'

/** Label, hint and message of each field. */
export interface FieldTexts {
  labels: Readonly<Record<UserField, string>>
  /** What is stored now, beside a field that differs after a change by somebody else. */
  conflictOf: (field: UserField) => string | null
  about: (field: UserField, hint?: string) => { message?: string; hint?: string }
}

/** What every section of the form gets. */
export interface SectionProps {
  user: UserRecord | null
  choices: UserChoices
  values: UserValues
  texts: FieldTexts
  edit: (part: Partial<UserValues>) => void
}

export function useFieldTexts(
  user: UserRecord | null,
  choices: UserChoices,
  { values, problem, isTyped }: Pick<ReturnType<typeof useUserForm>, 'values' | 'problem' | 'isTyped'>,
): FieldTexts {
  const t = useTranslations()
  const stored = valuesOf(user)
  const storedText = (field: UserField): string => {
    const { [field]: value } = stored
    if (field === 'roles') return stored.roles.map((role) => roleName(role, t)).join(', ')
    if (field === 'addressIds')
      return stored.addressIds
        .map((id) => choices.addresses.find((each) => each.id === id)?.name ?? id)
        .join(', ')
    if (field === 'costCentreIds')
      return stored.costCentreIds
        .map((id) => choices.costCentres.find((each) => each.id === id)?.number ?? id)
        .join(', ')
    if (field === 'approverId') return user?.approver?.name ?? ''
    if (field === 'period') return stored.period === '' ? '' : t(`users.period-${stored.period}`)
    return String(value)
  }
  const conflictOf = (field: UserField): string | null =>
    problem.changed && isTyped(field) && String(values[field]) !== String(stored[field])
      ? t('users.stored-now', storedText(field) || '–')
      : null
  return {
    labels: {
      firstName: t('users.firstName'),
      lastName: t('users.lastName'),
      email: t('users.email'),
      mobile: t('users.mobile'),
      language: t('users.language'),
      roles: t('users.roles'),
      orderLimit: t('users.orderLimit', choices.currency),
      periodLimit: t('users.periodLimit', choices.currency),
      period: t('users.period'),
      approverId: t('users.approver'),
      addressIds: t('users.addresses'),
      costCentreIds: t('users.cost-centres'),
    },
    conflictOf,
    about: (field, hint) => {
      const { [field]: message } = problem.fields
      const said = conflictOf(field) ?? hint
      return { ...(message === undefined ? {} : { message }), ...(said === undefined ? {} : { hint: said }) }
    },
  }
}
