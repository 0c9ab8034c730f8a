/** A reader's position in a list: the loaded pages, and the topmost visible row. */
export interface ScrollPosition {
  first: number
  last: number
  /** Index of that row among all loaded rows, from 0. */
  row: number
  /** Distance of its upper edge from the window's, in CSS pixels. */
  top: number
}

/** Session storage key of the positions by address, removed with the person's data. */
const storageKey = 'list_places'
/** Maximum number of remembered lists. */
const most = 20

const isPlace = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' &&
  value !== null &&
  ['first', 'last', 'row', 'top'].every((field) => Number.isFinite(Reflect.get(value, field)))

function readPlaces(): [address: string, place: ScrollPosition][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(
      (entry): entry is [string, ScrollPosition] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]),
    )
  } catch {
    return []
  }
}

/** Stores the position in the list at an address, until the tab is closed. Does nothing if storage is denied. */
export function storeScrollPosition(address: string, place: ScrollPosition): void {
  const others = readPlaces().filter(([other]) => other !== address)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [address, place]].slice(-most)))
  } catch {
    // Private windows may deny storage; the list then starts at the page of its address.
  }
}

/** The stored position in the list at an address; null if there is none. */
export const readScrollPosition = (address: string): ScrollPosition | null =>
  readPlaces().find(([other]) => other === address)?.[1] ?? null
