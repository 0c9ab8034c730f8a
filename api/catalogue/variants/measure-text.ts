/**
 * Formats a measure given in thousandths, with the decimal comma of all languages and all decimals that it was imported
 * with.
 */
export function measureText(thousandths: number): string {
  // A billionth at most: -12345.6 by 1000 is -12.345600000000001 in binary.
  const exact = (Number(thousandths) / 1000).toFixed(9)
  const text = String(Number(exact))
  // Below a millionth, a number is written with an exponent.
  return (text.includes('e') ? exact.replace(/\.?0+$/u, '') : text).replace('.', ',')
}
