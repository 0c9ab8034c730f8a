/**
 * What the address of the page shows: the list, the form of a new or an existing user, the import, or the limits of
 * roles.
 */
export type ShownPart =
  | { kind: 'list' | 'new' | 'import' | 'limits' | 'approval' }
  | { kind: 'user'; userId: string }

/** Reads a query; anything unknown shows the list. */
export function shownPart(query: string): ShownPart {
  const params = new URLSearchParams(query)
  const [view, userId] = [params.get('view') ?? '', params.get('user') ?? '']
  if (/^[\w-]{1,64}$/u.test(userId)) return { kind: 'user', userId }
  if (view === 'new' || view === 'import' || view === 'limits' || view === 'approval') return { kind: view }
  return { kind: 'list' }
}
