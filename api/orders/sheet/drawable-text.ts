/** Drawn where a font lacks a sign, as one for each sign that a reader sees. */
const substitute = '\uFFFD'

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Direction marks, joiners, selectors and controls, which draw nothing. */
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu

/**
 * A sign as the font has it: composed, or in its plain form (`№` is `No`), without what is invisible; else the
 * substitute.
 */
function drawableSign(sign: string, hasPoint: (point: number) => boolean): string {
  const hasAll = (text: string): boolean =>
    Array.from(text, (each) => each.codePointAt(0) ?? 0).every(hasPoint)
  const visible = sign.replaceAll(invisible, '')
  const forms = [sign, sign.normalize('NFC'), visible.normalize('NFC'), visible.normalize('NFKC')]
  return forms.find(hasAll) ?? substitute
}

/**
 * A text as a font can draw it. Without this a PDF shows nothing for what its font lacks, and two names may look the
 * same. Line breaks stay, other white space becomes a space.
 */
export function drawableText(text: string, hasPoint: (point: number) => boolean): string {
  let isDrawable = true
  for (const sign of text) isDrawable &&= sign === '\n' || hasPoint(sign.codePointAt(0) ?? 0)
  if (isDrawable) return text
  const spaced = text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll(/[^\S\n]/gu, (space) => (space === '\u00A0' ? space : ' '))
  return Array.from(signs.segment(spaced), ({ segment }) =>
    segment === '\n' ? segment : drawableSign(segment, hasPoint),
  ).join('')
}
