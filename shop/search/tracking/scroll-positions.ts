/** Where a reader was in a list: the pages that stood there, and the topmost row in sight. */
export interface ScrollPosition {
  first: number
  last: number
  /** Place of that row among all that stood there, from 0. */
  row: number
  /** How far its upper edge was below the window's, in CSS pixels. */
  top: number
}

/** Session key of the places by address, emptied with everything of the person. */
const storageKey = 'list_places'
/** So many lists are remembered, the last ones. */
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

/** Keeps the place in the list at an address, until the tab is closed. Does nothing where storage is refused. */
export function storeScrollPosition(address: string, place: ScrollPosition): void {
  const others = readPlaces().filter(([other]) => other !== address)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [address, place]].slice(-most)))
  } catch {
    // A private window may refuse storage; the list then starts at the page of its address.
  }
}

/** The stored position in the list at an address; null if there is none. */
export const readScrollPosition = (address: string): ScrollPosition | null =>
  readPlaces().find(([other]) => other === address)?.[1] ?? null
