import type { accountCalls } from '@tradecounter/api/contract'
import { addressOfCall } from './http/call-address.ts'

/** Address of the anti-forgery token for POST calls (spec §7). */
export const antiForgeryAddress = '/api/site/getAntiForgeryToken'

/** Address of the access token (spec §7). */
export const tokenAddress = '/oauth2/token'

/** Address of the signed-in user (spec §7). */
export const currentUserAddress = addressOfCall<typeof accountCalls.currentUser>('/api/user/current')
