import type { SearchedWords } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'

/**
 * The sentence that says what the hits are for, if not for the phrase as it was typed: words were left out or
 * corrected. Null if they are for the phrase, and if there are none.
 */
export function searchedWordsText(words: SearchedWords, typed: string, t: Translator): string | null {
  if (words === null || words.phrase === typed) return null
  const { phrase, used, unused } = words
  // Of a single unknown compound a part was found.
  if (used.length === 0 || unused.length === 0) return t('quick-search.words-corrected', typed, phrase)
  return t('quick-search.words-unused', phrase, unused.join(', '))
}
