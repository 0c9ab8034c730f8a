import type { siteCalls, WebVitals } from '@tradecounter/api/contract'
import { addressOfCall, useAnswer, useCachedGet, type HttpClient } from '@tradecounter/shop/core'

const megaMenu = '/api/site/getmegamenu'

/** Only the first level: what the menu row shows on every page. */
export const topCategoriesAddress = addressOfCall<typeof siteCalls.megaMenu>(megaMenu, { depth: '1' })

export const useTopCategories = () => useAnswer(topCategoriesAddress)

/** The whole tree, requested when a menu is first opened, and cached for the next pages. */
export function useCategoryTree(wanted: boolean) {
  const get = useCachedGet('customer', { duration: 300, staleWhileRevalidate: 3600 })
  return useAnswer(wanted ? addressOfCall<typeof siteCalls.megaMenu>(megaMenu) : null, get)
}

/** `GET /api/track/getUserInfo`: the user as tracked (spec §7). */
export const trackedUser = ({ get }: Pick<HttpClient, 'get'>) =>
  get(addressOfCall<typeof siteCalls.userInfo>('/api/track/getUserInfo'))

/**
 * `POST /bff/vitals`: sends what was measured, also while the page is closing. Nothing repeats a lost one. Browser
 * only.
 */
export function sendVitals(measured: WebVitals): void {
  navigator.sendBeacon('/bff/vitals', new Blob([JSON.stringify(measured)], { type: 'application/json' }))
}
