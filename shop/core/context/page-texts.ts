import type { ShopContext } from './context.ts'

/** Maximum description length that search engines show. */
const longest = 160

/** Maximum title length that search engines show. */
const longestTitle = 70

/** A page's title: its subject, and the site's name if both fit. */
export function pageTitle(title: string, { siteName }: Pick<ShopContext, 'siteName'>): string {
  const whole = `${title} – ${siteName}`
  return whole.length > longestTitle ? title : whole
}

/** The beginning of a text as a description: whole sentences if they fit, otherwise whole words. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  if (plain.length <= longest) return plain
  const start = plain.slice(0, longest)
  const sentence = start.search(/[.!?](?=\s[^.!?]*$)/u)
  if (sentence > longest / 3) return start.slice(0, sentence + 1)
  const word = start.lastIndexOf(' ')
  return `${start.slice(0, word > 0 ? word : longest - 1).replace(/[\s,;:–-]+$/u, '')}…`
}
