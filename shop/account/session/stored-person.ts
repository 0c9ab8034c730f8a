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

/** Notes whom the newest page is for. */
export function keepNewest(person: string): void {
  try {
    if (person === '') localStorage.removeItem(newestKey)
    else localStorage.setItem(newestKey, person)
  } catch {
    // As above.
  }
}

/** Nobody's id: the next page of this tab comes from somebody else. */
const nobodyAnyMore = '-'

/**
 * Empties what this tab keeps for its session (search term), and what the browser keeps of searches and of orders. What
 * the page still writes while it goes is emptied by the next one.
 */
export function forgetTab(): void {
  forgetSearches()
  forgetDevice()
  try {
    sessionStorage.clear()
    sessionStorage.setItem(tabUserKey, nobodyAnyMore)
  } catch {
    // As above.
  }
}

/**
 * Empties what the tab keeps when it has come from one user to another, or to nobody. `''` is a visitor, who may be the
 * same user after the end of the session: what the device keeps goes when another user has signed in.
 */
export function keepTabOf(userId: string): void {
  if (userId !== '') forgetDevice(userId)
  try {
    const before = sessionStorage.getItem(tabUserKey) ?? ''
    if (before !== '' && before !== userId) sessionStorage.clear()
    if (userId !== '') sessionStorage.setItem(tabUserKey, userId)
  } catch {
    // As above.
  }
}
