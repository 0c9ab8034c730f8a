import { LRUCache } from 'lru-cache'

/** What a text finds, and whether that is all: where there is too much, some of it is left out. */
export interface Found<Item> {
  items: readonly Item[]
  isAll: boolean
}

interface Asked<Item> {
  /** Most items that are kept. */
  room: number
  /** Shorter texts find too much to be of use to longer ones. */
  shortest: number
  ask: (text: string) => Found<Item>
  /** Whether an item is found by a text. Whatever a text finds its beginning finds too. */
  has: (item: Item, text: string) => boolean
}

/**
 * Who writes asks anew at each letter: what the longer text finds is among what was found before it, when that was all. The
 * latest answers are kept for that. They must not be changed.
 */
export function narrowing<Item>({ room, shortest, ask, has }: Asked<Item>) {
  const kept = new LRUCache<string, Found<Item>>({
    maxSize: room,
    // A place is taken by a text that finds nothing as well.
    sizeCalculation: ({ items }) => items.length + 1,
  })

  /** What is known without asking; null when nothing is. */
  const known = (text: string): Found<Item> | null => {
    const own = kept.get(text)
    if (own !== undefined) return own
    for (let end = text.length - 1; end >= shortest; end--) {
      const begun = kept.get(text.slice(0, end))
      if (begun?.isAll !== true) continue
      const found = { items: begun.items.filter((item) => has(item, text)), isAll: true }
      kept.set(text, found)
      return found
    }
    return null
  }

  return {
    known,
    find(text: string): Found<Item> {
      const before = known(text)
      if (before !== null) return before
      const found = ask(text)
      kept.set(text, found)
      return found
    },
  }
}
