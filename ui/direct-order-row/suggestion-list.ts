/** An article that what is typed can mean. */
export interface ArticleSuggestion {
  variantNumber: string
  name: string
  /** The customer's own number; empty for none. */
  customCode?: string
}

/** What a key does in a number's field with suggestions; null for what the field does by itself. */
export type SuggestionGesture = 'next' | 'previous' | 'choose' | 'close' | null

/** Reads a key. `highlight` is the place of the highlighted suggestion, -1 for none. */
export function suggestionGesture(key: string, open: boolean, highlight: number): SuggestionGesture {
  if (!open) return null
  if (key === 'ArrowDown') return 'next'
  if (key === 'ArrowUp') return 'previous'
  if (key === 'Escape') return 'close'
  return key === 'Enter' && highlight >= 0 ? 'choose' : null
}

/** The place after a step: past the ends lies the field itself, -1. */
export const stepped = (highlight: number, step: 1 | -1, count: number): number => {
  const next = highlight + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
