import type { FormatInfo } from 'numfmt'

/** How a format shows the numbers of its cells. */
export interface CellFormat {
  isDay: boolean
  /** What a cell shows; null where that is the number itself, perhaps grouped, rounded or with decimals. */
  show: (value: number) => string | null
}

const plain: CellFormat = { isDay: false, show: () => null }

/** Characters of a format in the spreadsheet programs. */
const maxFormatLength = 255

/**
 * Whether what a cell shows says more than its number: zeros before it, letters, dashes, slashes. Groups, decimals,
 * powers of ten and a unit or currency behind it do not.
 */
export function saysMore(shown: string): boolean {
  const number = shown.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d)/gu, '').replace(/\s+\p{L}+\.?$/u, '')
  if (/^-?[\d.,]+E[+-]?\d+$/iu.test(number)) return false
  return /^\D*0\d/u.test(number) || /[\p{L}/_]|-(?=.*\d)/u.test(number)
}

/**
 * Opens number formats as the standard of spreadsheets writes them (ECMA-376, 18.8.31: sections, literals, padding,
 * colours). A format that cannot be read shows the number itself.
 */
export async function openFormats(): Promise<(code: string) => CellFormat> {
  const { format, getFormatInfo } = await import('numfmt')
  const infoOf = (code: string): FormatInfo | null => {
    try {
      return code.length > maxFormatLength ? null : getFormatInfo(code)
    } catch {
      return null
    }
  }
  return (code) => {
    const info = infoOf(code)
    if (info === null || info.type === 'general') return plain
    return {
      isDay: info.isDate,
      show: (value) => {
        const shown = format(code, value, { throws: false }).trim()
        return info.isDate || info.scale !== 1 || saysMore(shown) ? shown : null
      },
    }
  }
}
