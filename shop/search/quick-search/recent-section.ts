import type { Translator } from '@tradecounter/shop/core'
import type { QuickSearchOption, QuickSearchSection } from '@tradecounter/ui/quick-search'

/** Recent searches, for an empty field. */
export const recentSection = (
  phrases: readonly string[],
  hrefOf: (phrase: string) => string,
  t: Translator,
): QuickSearchSection => ({
  id: 'recent',
  heading: t('quick-search.recent'),
  options: phrases.map((text, index) => ({ id: `recent-${index}`, kind: 'recent', text, url: hrefOf(text) })),
})

/** The phrase of a followed option: its own, or for an article or a category the typed one. */
export const phraseOf = ({ kind, text }: QuickSearchOption, typed: string): string =>
  kind === 'recent' || kind === 'suggestion' || kind === 'did-you-mean' ? text : typed
