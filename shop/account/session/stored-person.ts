import { forgetDevice, forgetSearches } from '@tradecounter/shop/core'

/**
 * What the browser remembers of who looks at the shop: the person of the newest page in all tabs, and the user of this
 * tab's last page. Both are gone after a sign-out. A private window may refuse storage; then the server is asked more.
 */
const newestKey = 'newest_person'
const tabUserKey = 'tab_user'

/** The person of the newest page of any tab, `''` for a visitor, null when it cannot be known. */
export function newestPerson(): string | null {
  try {
    return localStorage.getItem(newestKey) ?? ''
  } catch {
    return null
  }
}

/** Stores the person of the newest page. */
export function storeNewestPerson(person: string): void {
  try {
    if (person === '') localStorage.removeItem(newestKey)
    else localStorage.setItem(newestKey, person)
  } catch {
    // As above.
  }
}

/** The id of no user: the next page of this tab belongs to another one. */
const noUser = '-'

/**
 * Removes the data of this tab (search term) and the stored searches and orders of the browser. The next page removes
 * what this page still writes while it closes.
 */
export function clearTabPerson(): void {
  forgetSearches()
  forgetDevice()
  try {
    sessionStorage.clear()
    sessionStorage.setItem(tabUserKey, noUser)
  } catch {
    // As above.
  }
}

/**
 * Removes the data of the tab when its user changes or signs out. `''` is a visitor, who may be the same user after the
 * end of the session: the data of the device is removed when another user signs in.
 */
export function storeTabPerson(userId: string): void {
  if (userId !== '') forgetDevice(userId)
  try {
    const before = sessionStorage.getItem(tabUserKey) ?? ''
    if (before !== '' && before !== userId) sessionStorage.clear()
    if (userId !== '') sessionStorage.setItem(tabUserKey, userId)
  } catch {
    // As above.
  }
}
