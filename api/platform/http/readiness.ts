import type { Api } from '../../assemble-api.ts'

/** Longest wait for one check, in milliseconds: a readiness check is answered within a second. */
const checkMs = 800

/** Runs a check that may hang. Concurrent calls share one run, so that they do not pile up on a dead database. */
function bounded<Result>(check: () => Promise<Result>, fallback: Result): () => Promise<Result> {
  let running: Promise<Result> | null = null
  return () => {
    running ??= check()
      .catch(() => fallback)
      .finally(() => (running = null))
    const late = Promise.withResolvers<Result>()
    const timer = setTimeout(() => late.resolve(fallback), checkMs)
    return Promise.race([running, late.promise]).finally(() => clearTimeout(timer))
  }
}

/** Whether the service can be used, with a line for its search and one for its disk, which hosts read. */
export function createReadiness(api: Pick<Api, 'ready' | 'searching' | 'storage'>) {
  const ready = bounded(() => api.ready(), false)
  const search = bounded(async () => {
    const { ready: isReady, revision } = await api.searching()
    return isReady ? `search: ready, revision ${revision}\n` : 'search: its index is being built\n'
  }, '')
  const storage = bounded(
    async () =>
      (await api.storage()) === 'full' ? 'storage: full, nothing can be saved\n' : 'storage: writable\n',
    '',
  )
  return async (): Promise<{ ready: boolean; text: string }> => {
    const [isReady, ...lines] = await Promise.all([ready(), search(), storage()])
    return { ready: isReady, text: `${isReady ? 'ok' : 'not ready'}\n${lines.join('')}` }
  }
}
