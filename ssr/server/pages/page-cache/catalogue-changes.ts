import type { Api } from '../../bff/api-client.ts'

/** With the time that the search takes to follow, kept pages are never two seconds old. */
const everyMs = 500

/** Calls `onChange` whenever lists have become others: whatever was kept of them is old. */
export function watchCatalogue({ searching }: Pick<Api, 'searching'>, onChange: () => void): void {
  if (!searching) return
  let known: string | null = null
  let isAsking = false
  const look = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const state = await searching().catch(() => null)
    isAsking = false
    if (state === null || state.revision === known) return
    if (known !== null) onChange()
    known = state.revision
  }
  void look()
  setInterval(() => void look(), everyMs).unref()
}
