/** Number system, five digits, the digit that says where zeros were, and the check digit. */
const shape = /^([01])(\d{5})(\d)(\d)$/u

/** The five digits with the zeros that small packages leave out. */
function withZeros(digits: string, last: string): string {
  if (last <= '2') return `${digits.slice(0, 2)}${last}0000${digits.slice(2)}`
  if (last === '3') return `${digits.slice(0, 3)}00000${digits.slice(3)}`
  if (last === '4') return `${digits.slice(0, 4)}00000${digits.slice(4)}`
  return `${digits}0000${last}`
}

/**
 * The UPC-A of a UPC-E with eight digits (GS1 General Specifications, section 5.2.2.4). Any other text is returned
 * unchanged.
 */
export function expandUpcE(code: string): string {
  const [, system = '', digits = '', last = '', check = ''] = shape.exec(code) ?? []
  return system === '' ? code : `${system}${withZeros(digits, last)}${check}`
}
