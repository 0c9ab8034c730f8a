/** The domains that a page of a host may set cookies for: itself, and every domain above it with two parts or more. */
export function cookieDomains(hostname: string): string[] {
  const parts = hostname.split('.')
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))
}

/** Removes a cookie from this host, and from the domains above it, for which tag managers set theirs. Browser only. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`
  for (const domain of cookieDomains(window.location.hostname))
    document.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0`
}
