import { forgetDevice, forgetSearches } from '@tradecounter/shop/core'

/**
 * The browser's record of its reader: the person of the newest page in any tab, and the user of this tab's last
 * page. Both are removed at sign-out. Private windows may deny storage; then the server is asked more often.
 */
const newestKey = 'newest_person'
const tabUserKey = 'tab_user'

/** The person of the newest page in any tab, `''` for a visitor, null if unknown. */
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

/** Marks that no user is known: the next page of this tab belongs to another user. */
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

const switchedKey = 'switched_customer'

/** Stores the customer after a switch, so that the tab's next page can show the notice. */
export function storeSwitchedCustomer(customerId: string): void {
  try {
    sessionStorage.setItem(switchedKey, customerId)
  } catch {
    // As above.
  }
}

/** The customer of the switch before this page. Null without a switch, and from the second call on. */
export function takeSwitchedCustomer(): string | null {
  try {
    const customerId = sessionStorage.getItem(switchedKey)
    sessionStorage.removeItem(switchedKey)
    return customerId
  } catch {
    return null
  }
}
