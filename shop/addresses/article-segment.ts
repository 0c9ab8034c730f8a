/** An article's code in an address, as the service writes it: a hyphen inside it is written twice. */
export const writeArticleCode = (code: string): string => encodeURIComponent(code).replaceAll('-', '--')

/**
 * The parts of `{slug}-{code}`, the last segment of a product page's address. A hyphen of the code is written twice,
 * and a slug has single ones only, so the code follows the last hyphen that is alone or begins an odd number of them.
 * Null if the percent-encoding is broken or the code is blank.
 */
export function readArticleSegment(segment: string): { slug: string; code: string } | null {
  let separator = -1
  for (const { 0: hyphens, index } of segment.matchAll(/-+/gu))
    if (hyphens.length % 2 === 1) separator = index
  try {
    const slug = decodeURIComponent(segment.slice(0, Math.max(0, separator)))
    const code = decodeURIComponent(segment.slice(separator + 1).replaceAll('--', '-'))
    return code.trim() === '' ? null : { slug, code }
  } catch {
    return null
  }
}
