import type { ExternalService } from '@tradecounter/api/contract'
import { removeCookie } from '@tradecounter/shop/core'
import { isStoredName } from './rules.ts'

function clearStorage(open: () => Storage, patterns: readonly string[]): void {
  if (patterns.length === 0) return
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (isStoredName(patterns, key)) storage.removeItem(key)
  } catch {
    // Denied storage contains nothing.
  }
}

/** Removes what a service has stored in this browser, by the names in its setting. Browser only. */
export function clearStored({ stores }: Pick<ExternalService, 'stores'>): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (isStoredName(stores.cookies, name)) removeCookie(name)
  }
  clearStorage(() => localStorage, stores.local)
  clearStorage(() => sessionStorage, stores.session)
}
