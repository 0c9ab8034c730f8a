import type { userAdministrationCalls, ImportResult } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, useAnswer, postOf } from '@tradecounter/shop/core'

const base = '/api/my-pages/user-administration'

/** Address of the list of the customer's users, and of its export; the query is the state of the list. */
export const usersAddress = addressOfCall<typeof userAdministrationCalls.list>(base)
export const usersExportAddress = `${base}/export`
export const startUsersExportAddress = `${base}/startexport`
/** Address of an empty file to fill in and import. */
export const importTemplateAddress = `${base}/template`
/** Address and SWR key of what the forms offer. */
export const userChoicesAddress = addressOfCall<typeof userAdministrationCalls.choices>(`${base}/choices`)
/** Address and SWR key of one user. */
export const userAddress = (userId: string) =>
  addressOfCall<typeof userAdministrationCalls.user>(`${base}/user`, { userId })

export const useUserChoices = () => useAnswer(userChoicesAddress)
/** `null` makes no request. */
export const useUserRecord = (userId: string | null) =>
  useAnswer(userId === null ? null : userAddress(userId))
/** Progress of an import, asked for every second until it has ended. */
export const useImportResult = (importId: string | null) =>
  useAnswer(
    importId === null
      ? null
      : addressOfCall<typeof userAdministrationCalls.importResult>(`${base}/importresult`, { importId }),
    {
      refreshInterval: (result?: ImportResult) =>
        result === undefined || result.state === 'queued' || result.state === 'running' ? 1000 : 0,
    },
  )

/** Users whose name, address or number has some words. */
export const findUsers = ({ get }: HttpClient, search: string) =>
  get(addressOfCall<typeof userAdministrationCalls.list>(base, { search }))
export const fetchUser = ({ get }: HttpClient, userId: string) => get(userAddress(userId))

export const inviteUser = postOf<typeof userAdministrationCalls.invite>(`${base}/invite`)
export const saveUser = postOf<typeof userAdministrationCalls.save>(`${base}/save`)
export const setUserState = postOf<typeof userAdministrationCalls.setState>(`${base}/setstate`)
export const resendInvitation = postOf<typeof userAdministrationCalls.resendInvitation>(`${base}/resend`)
export const resetPassword = postOf<typeof userAdministrationCalls.resetPassword>(`${base}/resetpassword`)
export const changeUsers = postOf<typeof userAdministrationCalls.changeSeveral>(`${base}/bulk`)
export const saveRoleLimits = postOf<typeof userAdministrationCalls.saveRoleLimits>(`${base}/rolelimits`)
export const importUsers = postOf<typeof userAdministrationCalls.import>(`${base}/import`)
