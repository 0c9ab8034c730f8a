/** A phrase is asked for when it is longer than this many characters (spec §5). */
const shortest = 2
/** How long after the last key, in milliseconds (spec §5). */
export const quickSearchDelay = 500

export const isAskable = (phrase: string): boolean => [...phrase.trim()].length > shortest
