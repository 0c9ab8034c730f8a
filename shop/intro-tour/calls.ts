import type { accountCalls, UserSettingValue } from '@tradecounter/api/contract'
import type { HttpClient } from '@tradecounter/shop/core'

const key = 'intro-tours'

/** The tours that the user has done on any device. */
export async function readDoneTours({ get }: HttpClient): Promise<readonly string[]> {
  const { value } = await get<{ value: UserSettingValue<typeof key> | null }>(`/api/user/setting?key=${key}`)
  return value?.done ?? []
}

/** Keeps for the user which tours are done. */
export const saveDoneTours = ({ post }: HttpClient, done: readonly string[]) =>
  post<typeof accountCalls.saveSetting>(
    '/api/user/savesetting',
    { key, value: { done } },
    { whenSignedOut: 'throw' },
  )
