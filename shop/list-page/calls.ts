import type { userSettingCalls, UserSettingKey, UserSettingValue } from '@tradecounter/api/contract'
import {
  addressOfCall,
  type AnswerAddress,
  type HttpClient,
  postOf,
  useAnswer,
} from '@tradecounter/shop/core'

/** What a user has chosen for a key; null before the first choice. */
export interface Setting<Key extends UserSettingKey> {
  value: UserSettingValue<Key> | null
}

/** Address and SWR key of what a user has chosen for a key. */
export const settingAddress = <Key extends UserSettingKey>(key: Key) =>
  // The contract declares one answer for all keys.
  addressOfCall<typeof userSettingCalls.setting>('/api/user/setting', { key }) as AnswerAddress<Setting<Key>>

export const useSetting = <Key extends UserSettingKey>(key: Key) => useAnswer(settingAddress(key))

/** `POST /api/user/savesetting`: keeps a choice of the user. */
export const saveSetting = postOf<typeof userSettingCalls.saveSetting>('/api/user/savesetting')

/** The answer of a call that starts an export. */
export const startExport = (
  { call }: HttpClient,
  address: string,
  request: Readonly<Record<string, string>>,
) => call<{ exportId: string }>(address, { method: 'POST', body: request })
