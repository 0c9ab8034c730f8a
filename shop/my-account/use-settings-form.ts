import { useState } from 'react'
import type { AccountSettings, AccountSettingsRequest } from '@tradecounter/api/contract'
import { CallError, navigation, useHttpClient, useShop } from '@tradecounter/shop/core'
import { saveAccountSettings } from '@tradecounter/shop/my-pages'

export type SettingsField = keyof AccountSettingsRequest

/** The result of the last save: saved, refused because of a field, or not saved for another reason. */
export type SettingsResult = { kind: 'saved' | 'failed' } | { kind: 'refused'; field: SettingsField }

const fields: readonly SettingsField[] = [
  'name',
  'mobile',
  'language',
  'orderMail',
  'answerMail',
  'callBackMail',
  'approvalMail',
  'offerMail',
  'returnMail',
  'shipmentMail',
  'delayMail',
  'invoiceMail',
  'pushEvents',
  'branchId',
  'addressId',
  'reference',
  'project',
]

const choicesOf = (settings: AccountSettings): AccountSettingsRequest => {
  const { email: _email, branches: _branches, addresses: _addresses, push, ...choices } = settings
  return push === null ? choices : { ...choices, pushEvents: push.events }
}

function resultOf(failure: unknown): SettingsResult {
  const named = failure instanceof CallError ? failure.error?.field : undefined
  const field = fields.find((each) => each === named)
  return field === undefined ? { kind: 'failed' } : { kind: 'refused', field }
}

/** The form of the settings: what is typed stays until it is saved, also after a refusal. */
export function useSettingsForm(saved: AccountSettings, onSaved: (settings: AccountSettings) => void) {
  const httpClient = useHttpClient()
  const { alternates = [], locale: shown } = useShop()
  const [typed, setTyped] = useState<Partial<AccountSettingsRequest>>({})
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<SettingsResult | null>(null)
  const values = { ...choicesOf(saved), ...typed }

  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setResult(null)
    try {
      const next = await saveAccountSettings(httpClient, values)
      onSaved(next)
      const other = alternates.find(({ locale }) => locale === next.language)
      if (typed.language !== undefined && other !== undefined && other.locale !== shown)
        navigation.goTo(other.href)
      setTyped({})
      setResult({ kind: 'saved' })
    } catch (failure) {
      setResult(resultOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    change: (changes: Partial<AccountSettingsRequest>): void => {
      setTyped((before) => ({ ...before, ...changes }))
      setResult(null)
    },
    busy,
    result,
    save,
  }
}
