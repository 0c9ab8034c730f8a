/** Address of the anti-forgery token for POST calls (spec §7). */
export const antiForgeryAddress = '/api/site/getAntiForgeryToken'

/** Address of the access token (spec §7). */
export const tokenAddress = '/oauth2/token'

/** Address of the signed-in user (spec §7). */
export const currentUserAddress = '/api/user/current'
