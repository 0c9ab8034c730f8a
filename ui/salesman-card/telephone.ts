/**
 * The `tel:` address of a formatted number: `tel:+4640123456` for "+46 (0)40-12 34 56". A zero in parentheses after
 * a country code is left out. Null if there is nothing to dial.
 */
export function telephoneHref(written: string): string | null {
  const bare = written.trim().replace(/^(\+|00)([\d\s-]*)\(0\)/u, '$1$2')
  const digits = bare.replace(/\D/gu, '')
  if (digits === '') return null
  return `tel:${bare.startsWith('+') ? '+' : ''}${digits}`
}
