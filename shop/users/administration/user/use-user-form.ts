import { useState } from 'react'
import type { SaveUserRequest, UserRecord } from '@tradecounter/api/contract'
import { codeOf, StepUpCancelled, type WithRecentProof } from '@tradecounter/shop/account'
import { CallError, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { inviteUser, saveUser } from '../../calls.ts'
import { readLimits, type TypedLimits, typedLimits } from '../limit-fields.tsx'
import { refusalText } from '../user-texts.ts'

/** The form of a user as it is typed. */
export interface UserValues extends TypedLimits {
  firstName: string
  lastName: string
  email: string
  mobile: string
  language: SaveUserRequest['language']
  roles: readonly string[]
  approverId: string
  addressIds: readonly string[]
  costCentreIds: readonly string[]
}

export const userFields = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'language',
  'roles',
  'orderLimit',
  'periodLimit',
  'period',
  'approverId',
  'addressIds',
  'costCentreIds',
] as const satisfies readonly (keyof UserValues)[]
export type UserField = (typeof userFields)[number]

export const valuesOf = (user: UserRecord | null): UserValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  mobile: user?.mobile ?? '',
  language: user?.language ?? '',
  roles: user?.roles ?? [],
  approverId: user?.approverId ?? '',
  addressIds: user?.addressIds ?? [],
  costCentreIds: user?.costCentreIds ?? [],
  ...typedLimits(user ?? { orderLimit: null, periodLimit: null, period: '' }),
})

/** Where an attempt to save has led. */
export interface FormProblem {
  fields: Readonly<Partial<Record<UserField, string>>>
  /** Another administrator was faster; the stored record is the newer one. */
  changed: boolean
  /** What concerns no field. */
  text: string | null
}
const none: FormProblem = { fields: {}, changed: false, text: null }

/** The form of a new user, or of a stored one. What is typed stays, whatever the server answers. */
export function useUserForm(
  stored: UserRecord | null,
  withRecentProof: WithRecentProof,
  { onSaved, onChanged }: { onSaved: (user: UserRecord) => void; onChanged: () => Promise<unknown> },
) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const saveOnce = useSendOnce<{ user: UserRecord }>()
  const [typed, setTyped] = useState<Partial<UserValues>>({})
  const [problem, setProblem] = useState(none)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const values = { ...valuesOf(stored), ...typed }

  const problemOf = async (cause: unknown): Promise<FormProblem> => {
    if (cause instanceof StepUpCancelled) return none
    const code = codeOf(cause)
    if (code === 'changed') {
      await onChanged()
      return { ...none, changed: true }
    }
    const named = cause instanceof CallError ? cause.error?.field?.replace(/\.\d+$/u, '') : undefined
    const field = userFields.find((each) => each === named)
    const text = refusalText(code, t) ?? t('users.failed')
    return field === undefined ? { ...none, text } : { ...none, fields: { [field]: text } }
  }

  const save = async (): Promise<void> => {
    if (busy) return
    setTries(tries + 1)
    const { limits, wrong } = readLimits(values)
    const missing = (['firstName', 'lastName', 'email'] as const).filter(
      (field) => values[field].trim() === '',
    )
    const codes = [...missing.map((field) => [field, 'required']), ...Object.entries(wrong)]
    if (codes.length > 0) {
      const fields = Object.fromEntries(
        codes.map(([field = '', code = '']) => [field, refusalText(code, t) ?? t('users.error-value')]),
      )
      return setProblem({ ...none, fields })
    }
    setBusy(true)
    setProblem(none)
    try {
      const request = {
        ...values,
        ...limits,
        roles: [...values.roles],
        addressIds: [...values.addressIds],
        costCentreIds: [...values.costCentreIds],
      }
      const { user } = await withRecentProof(() =>
        saveOnce([JSON.stringify(request)], (key) =>
          stored === null
            ? inviteUser(httpClient, request, key)
            : saveUser(httpClient, { ...request, userId: stored.userId, version: stored.version }, key),
        ),
      )
      setTyped({})
      onSaved(user)
    } catch (cause) {
      setProblem(await problemOf(cause))
    }
    setBusy(false)
  }

  return {
    values,
    problem,
    busy,
    tries,
    /** What was typed for a field differs from what is stored. */
    isTyped: (field: UserField): boolean => typed[field] !== undefined,
    change: (part: Partial<UserValues>): void => setTyped((before) => ({ ...before, ...part })),
    save,
  }
}
