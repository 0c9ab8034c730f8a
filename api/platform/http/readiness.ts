import type { Api } from '../../assemble-api.ts'

/** Maximum milliseconds of one check: a readiness check must be answered within a second. */
const checkMs = 800

/**
 * Runs a check that may hang. Concurrent calls share one run, so that they do not pile up if the database does not
 * answer.
 */
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

/** Whether the service can be used, with one line each about search, disk and stopped experiments, which hosts read. */
export function createReadiness(api: Pick<Api, 'ready' | 'searching' | 'storage' | 'stoppedExperiments'>) {
  const ready = bounded(() => api.ready(), false)
  const search = bounded(async () => {
    const { ready: isReady, revision, progress = 0 } = await api.searching()
    return isReady
      ? `search: ready, revision ${revision}\n`
      : `search: its index is being built, ${Math.floor(progress * 100)} %\n`
  }, '')
  const storage = bounded(
    async () =>
      (await api.storage()) === 'full' ? 'storage: full, nothing can be saved\n' : 'storage: writable\n',
    '',
  )
  const experiments = bounded(
    async () => `experiments stopped: ${(await api.stoppedExperiments()).join(' ') || 'none'}\n`,
    '',
  )
  return async (): Promise<{ ready: boolean; text: string }> => {
    const [isReady, ...lines] = await Promise.all([ready(), search(), storage(), experiments()])
    return { ready: isReady, text: `${isReady ? 'ok' : 'not ready'}\n${lines.join('')}` }
  }
}
