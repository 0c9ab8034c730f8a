import type { Api } from '../../bff/api-service.ts'

/** Short enough that cached pages are never older than two seconds after a change. */
const everyMs = 500

/** Calls `onChange` when the catalogue's revision has changed. */
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
