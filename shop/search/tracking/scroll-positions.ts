/** Where a reader was in a list: the pages that stood there, and the topmost row in sight. */
export interface ListPlace {
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

const isPlace = (value: unknown): value is ListPlace =>
  typeof value === 'object' &&
  value !== null &&
  ['first', 'last', 'row', 'top'].every((field) => Number.isFinite(Reflect.get(value, field)))

function readPlaces(): [address: string, place: ListPlace][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(
      (entry): entry is [string, ListPlace] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]),
    )
  } catch {
    return []
  }
}

/** Keeps the place in the list at an address, until the tab is closed. Does nothing where storage is refused. */
export function keepPlace(address: string, place: ListPlace): void {
  const others = readPlaces().filter(([other]) => other !== address)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [address, place]].slice(-most)))
  } catch {
    // A private window may refuse storage; the list then begins where its address says.
  }
}

/** The place in the list at an address, null when nobody has been there. */
export const keptPlace = (address: string): ListPlace | null =>
  readPlaces().find(([other]) => other === address)?.[1] ?? null
