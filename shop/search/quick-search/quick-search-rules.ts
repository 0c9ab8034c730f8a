/** Phrases are searched if longer than this many characters (spec §5). */
const shortest = 2
/** Milliseconds after the last key (spec §5). */
export const quickSearchDelay = 500

export const isAskable = (phrase: string): boolean => [...phrase.trim()].length > shortest
