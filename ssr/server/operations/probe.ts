/** Longest that a probe waits for what it asks, in milliseconds: its answer is there within a second. */
export const probeTimeout = 800

/**
 * Asks something that may hang, and answers `otherwise` when it fails or takes too long. Probes that come meanwhile wait
 * for the same question, so that they never pile up before a database that does not answer.
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
