import type {
  userAdministrationCalls,
  ImportResult,
  Limits,
  UserAction,
  UserChoices,
  UserList,
  UserRecord,
} from '@tradecounter/api/contract'
import { type HttpClient, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of the list of the customer's users, and of its export; the query is the state of the list. */
export const usersAddress = '/api/my-pages/user-administration'
export const usersExportAddress = `${usersAddress}/export`
export const startUsersExportAddress = `${usersAddress}/startexport`
/** Address of an empty file to fill in and import. */
export const importTemplateAddress = `${usersAddress}/template`
/** Address and SWR key of what the forms offer. */
export const userChoicesAddress = `${usersAddress}/choices`
/** Address and SWR key of one user. */
export const userAddress = (userId: string): string => withQuery(`${usersAddress}/user`, { userId })

export const useUserChoices = () => useAnswer<UserChoices>(userChoicesAddress)
/** `null` makes no request. */
export const useUserRecord = (userId: string | null) =>
  useAnswer<{ user: UserRecord }>(userId === null ? null : userAddress(userId))
/** Progress of an import, asked for every second until it has ended. */
export const useImportResult = (importId: string | null) =>
  useAnswer<ImportResult>(
    importId === null ? null : withQuery(`${usersAddress}/importresult`, { importId }),
    {
      refreshInterval: (result?: ImportResult) =>
        result === undefined || result.state === 'queued' || result.state === 'running' ? 1000 : 0,
    },
  )

/** Users whose name, address or number has some words. */
export const findUsers = ({ get }: HttpClient, search: string) =>
  get<UserList>(withQuery(usersAddress, { search }))
export const fetchUser = ({ get }: HttpClient, userId: string) =>
  get<{ user: UserRecord }>(userAddress(userId))

export const inviteUser = postOf<typeof userAdministrationCalls.invite>(`${usersAddress}/invite`)
export const saveUser = postOf<typeof userAdministrationCalls.save>(`${usersAddress}/save`)
export const setUserState = ({ post }: HttpClient, userId: string, action: UserAction) =>
  post<typeof userAdministrationCalls.setState>(`${usersAddress}/setstate`, { userId, action })
export const resendInvitation = ({ post }: HttpClient, userId: string) =>
  post<typeof userAdministrationCalls.resendInvitation>(`${usersAddress}/resend`, { userId })
export const resetPassword = ({ post }: HttpClient, userId: string) =>
  post<typeof userAdministrationCalls.resetPassword>(`${usersAddress}/resetpassword`, { userId })
export const changeUsers = postOf<typeof userAdministrationCalls.changeSeveral>(`${usersAddress}/bulk`)
export const saveRoleLimits = (
  { post }: HttpClient,
  stamp: string,
  roles: readonly ({ role: string } & Limits)[],
) => post<typeof userAdministrationCalls.saveRoleLimits>(`${usersAddress}/rolelimits`, { stamp, roles })
export const importUsers = ({ post }: HttpClient, fileId: string) =>
  post<typeof userAdministrationCalls.import>(`${usersAddress}/import`, { fileId })
