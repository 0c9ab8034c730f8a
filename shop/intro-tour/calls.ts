import type { userSettingCalls } from '@tradecounter/api/contract'
import { addressOfCall, type HttpClient } from '@tradecounter/shop/core'

const key = 'intro-tours'

/** The tours that the user has done on any device. */
export async function readDoneTours({ get }: HttpClient): Promise<readonly string[]> {
  const { value } = await get(addressOfCall<typeof userSettingCalls.setting>('/api/user/setting', { key }))
  // The contract declares one answer for all keys.
  return typeof value === 'object' && value !== null && 'done' in value ? value.done : []
}

/** Keeps for the user which tours are done. */
export const saveDoneTours = ({ post }: HttpClient, done: readonly string[]) =>
  post<typeof userSettingCalls.saveSetting>(
    '/api/user/savesetting',
    { key, value: { done } },
    { whenSignedOut: 'throw' },
  )
