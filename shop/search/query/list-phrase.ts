/** Name under which the phrase of a search travels. */
export const phraseName = 'parameters.SearchPhrase'

/** Characters that a phrase may have. */
export const longestPhrase = 256

export const readPhrase = (text: string): string => [...text].slice(0, longestPhrase).join('').trim()

/** What a search page's address looks for. Apart from the rest of the address, so that the frame needs nothing of lists. */
export const phraseOfAddress = (query: string): string =>
  readPhrase(new URLSearchParams(query).get(phraseName) ?? '')
