import { useState } from 'react'
import type { UserSettingKey, UserSettingValue } from '@tradecounter/api/contract'
import { useHttpClient } from '@tradecounter/shop/core'
import { saveSetting, type Setting, useSetting } from './calls.ts'

export interface KeptChoice<Value> {
  value: Value
  choose: (value: Value) => void
  /** The last choice could not be saved, and was undone. */
  failed: boolean
  /** Tries to save it again. */
  again: () => void
}

/** A choice that is kept for the user. It is shown at once, and undone if it cannot be saved. */
export function useKeptChoice<Key extends UserSettingKey>(
  key: Key,
  usual: UserSettingValue<Key>,
): KeptChoice<UserSettingValue<Key>> {
  const httpClient = useHttpClient()
  const { data, mutate } = useSetting(key)
  const [failed, setFailed] = useState<{ value: UserSettingValue<Key> } | null>(null)
  const save = async (value: UserSettingValue<Key>): Promise<void> => {
    const next: Setting<Key> = { value }
    const saving = saveSetting(httpClient, { key, value }).then(() => next)
    try {
      await mutate(saving, { optimisticData: next, rollbackOnError: true, revalidate: false })
      setFailed(null)
    } catch {
      setFailed({ value })
    }
  }
  return {
    value: data?.value ?? usual,
    choose: (value) => void save(value),
    failed: failed !== null,
    again: () => void (failed !== null && save(failed.value)),
  }
}
