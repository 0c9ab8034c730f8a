/** A part of a count's template: text, or the position of the shown (0) or the total (1) number. */
export type CountPart = string | { place: 0 | 1 }

/** Splits a template at `{0}` and `{1}`. Null if it lacks one of them: it is then not shown (spec §5). */
export function countParts(template: string): CountPart[] | null {
  if (!template.includes('{0}') || !template.includes('{1}')) return null
  return template
    .split(/(\{[01]\})/u)
    .filter((piece) => piece !== '')
    .map((piece) => (piece === '{0}' ? { place: 0 } : piece === '{1}' ? { place: 1 } : piece))
}

/** The template with both numbers filled in. Null if it lacks one of them: it is then not shown. */
export const resultCountText = (
  template: string,
  shown: number | string,
  total: number | string,
): string | null =>
  countParts(template)
    ?.map((part) => (typeof part === 'string' ? part : String(part.place === 0 ? shown : total)))
    .join('') ?? null
