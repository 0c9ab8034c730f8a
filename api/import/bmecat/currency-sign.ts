/** What may be beside an amount in a currency, besides its code. */
const signs: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€'],
  SEK: ['kr', ':-'],
  NOK: ['kr'],
  DKK: ['kr.', 'kr'],
}

/** An amount without the sign of its own currency. That of another stays, so that the text is no amount. */
export function withoutCurrency(written: string, currency: string): string {
  const text = written.toUpperCase()
  for (const each of [currency, ...(signs[currency] ?? [])]) {
    const sign = each.toUpperCase()
    if (sign === '') continue
    if (text.startsWith(sign)) return written.slice(sign.length).trim()
    if (text.endsWith(sign)) return written.slice(0, -sign.length).trim()
  }
  return written
}
