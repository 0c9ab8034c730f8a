/** What is looked for. */
export interface TrackQuery {
  number: string
  postalCode: string
}

/** Longest values of the call, of which the shop may import only types. */
export const longestNumber = 40
export const longestPostalCode = 12

/** Reads a query; never throws, and returns only what the API accepts. */
export function readTrackQuery(query: string): TrackQuery {
  const params = new URLSearchParams(query)
  const read = (name: string, longest: number): string =>
    (params.get(name) ?? '').trim().slice(0, longest).toWellFormed()
  return { number: read('number', longestNumber), postalCode: read('postalCode', longestPostalCode) }
}
