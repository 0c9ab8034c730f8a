import { pathSpellingOf } from '../contract/index.ts'

/**
 * Whether an address is that of a picture or document on this host. Nothing else is linked: not a call (`/bff/logout`),
 * not a page, and no spelling that a browser reads as another address.
 */
export const isOwnFile = (address: string): boolean =>
  /^\/(?:pictures|documents)\/[^?#]+$/u.test(address) && pathSpellingOf(address) === 'canonical'

/** Whether an address leads to another host, over https and without a password. */
export function isForeignAddress(address: string): boolean {
  if (address.includes('\\') || !URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username + password === ''
}
