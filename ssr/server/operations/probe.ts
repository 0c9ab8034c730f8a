/** Timeout of a probe in milliseconds, so that health checks respond within a second. */
const probeTimeout = 800

/**
 * Calls something that may hang and returns `otherwise` if it fails or times out. Concurrent probes share one call,
 * so that they do not pile up if the database does not answer.
 */
export function createProbe<T>(
  ask: () => Promise<T>,
  otherwise: T,
  timeout = probeTimeout,
): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= ask()
      .catch(() => otherwise)
      .finally(() => (running = null))
    const late = Promise.withResolvers<T>()
    const timer = setTimeout(() => late.resolve(otherwise), timeout)
    return Promise.race([running, late.promise]).finally(() => clearTimeout(timer))
  }
}
