/** A parameter of a call; empty ones are left out, lists are joined by comma (spec §7). */
export type Parameter = string | number | boolean | null | undefined | readonly (string | number)[]

const textOf = (value: Parameter): string => {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(',') : String(value)
}

/**
 * Appends parameters to the query of `address`. Names keep their order, so equal parameters make equal addresses
 * (they are SWR keys).
 */
export function withQuery(address: string, parameters: Readonly<Record<string, Parameter>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => {
    const text = textOf(value)
    return text === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`]
  })
  if (pairs.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}
