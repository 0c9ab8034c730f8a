/**
 * An amount as people write it (`25 000`, `25000,50`, `25.000,50`), in the minor unit; null for an empty text, and -1,
 * which the service refuses, for anything else.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s\u2019']/gu, '')
  if (plain === '') return null
  // A point or comma before one or two last digits is the decimal mark; any other one separates thousands.
  const [, whole = '', decimals = ''] = /^(\d+(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?$/u.exec(plain) ?? []
  if (whole === '') return -1
  return Number(whole.replaceAll(/[.,]/gu, '')) * 100 + Number(decimals.padEnd(2, '0'))
}
