/** Query parameter of a search's phrase. */
export const phraseName = 'parameters.SearchPhrase'

/** Maximum length of a phrase. */
export const longestPhrase = 256

export const readPhrase = (text: string): string => [...text].slice(0, longestPhrase).join('').trim()

/** The phrase in a search page's address. A separate module, so that the shell does not need the code of lists. */
export const phraseOfAddress = (query: string): string =>
  readPhrase(new URLSearchParams(query).get(phraseName) ?? '')
