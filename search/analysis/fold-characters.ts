/**
 * Characters that are not seen: soft hyphens, zero widths, directions, fillers, selectors of variants, and controls.
 */
const invisible = /[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu
/** Most texts are plain. */
const isPlain = (text: string): boolean => /^[\u0020-\u007e]*$/u.test(text)

const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu
const spaces = /[\p{Zs}\u2028\u2029]/gu
const wide = /[\uff01-\uff5e]/gu

/** A text without the characters that are not seen. Line breaks and tabs stay. */
export const removeInvisible = (text: string): string =>
  isPlain(text) ? text : text.replaceAll(invisible, '')

/**
 * A text as its reader sees it, in the plain characters that are on a keyboard: invisible characters are removed,
 * letters and their marks composed, dashes, spaces, slashes, apostrophes and wide forms replaced. Numbers, quantities
 * and headings are compared in this form everywhere: in the search, a direct order and an import.
 */
export const foldCharacters = (text: string): string =>
  isPlain(text)
    ? text
    : removeInvisible(text)
        .normalize('NFC')
        .replaceAll(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replaceAll(dashes, '-')
        .replaceAll(spaces, ' ')
        .replaceAll(/[\u2044\u2215]/gu, '/')
        .replaceAll(/[\u2018\u2019\u02bc\u2032]/gu, "'")
        .replaceAll(/[\u201c\u201d\u2033]/gu, '"')
