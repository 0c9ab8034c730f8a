/** What the address of the page shows: the list, one request, or the deputies. */
export type ShownPart = { kind: 'list' | 'deputies' } | { kind: 'request'; requestId: string }

/** Reads a query; anything unknown shows the list. */
export function shownPart(query: string): ShownPart {
  const params = new URLSearchParams(query)
  const requestId = params.get('request') ?? ''
  if (/^[\w-]{1,64}$/u.test(requestId)) return { kind: 'request', requestId }
  return { kind: params.get('view') === 'deputies' ? 'deputies' : 'list' }
}
