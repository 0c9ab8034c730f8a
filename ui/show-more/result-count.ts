/**
 * Puts the shown and the total count into a text with the places `{0}` and `{1}`. A text that lacks one of them is
 * not shown (spec §5): null.
 */
export function resultCountText(
  template: string,
  shown: number | string,
  total: number | string,
): string | null {
  if (!template.includes('{0}') || !template.includes('{1}')) return null
  return template.replaceAll(/\{([01])\}/gu, (_, place: string) => String(place === '0' ? shown : total))
}
