/** What a call's parameter may be; empty ones are left out, lists are joined by comma (spec §7). */
export type Parameter = string | number | boolean | null | undefined | readonly (string | number)[]

const isEmpty = (value: Parameter): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * `address` with the parameters behind whatever query it already has. Names keep the order they are given in,
 * so equal parameters make equal addresses (they are SWR keys).
 */
export function withQuery(address: string, parameters: Readonly<Record<string, Parameter>>): string {
  const pairs = Object.entries(parameters)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
  if (pairs.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}
