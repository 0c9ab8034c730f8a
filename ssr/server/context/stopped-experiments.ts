import type { Api } from '../bff/api-service.ts'

/** With the answer of the service, less than the two seconds that `docs/experiments.md` names. */
const everyMs = 1000

/** Returns the names of the stopped experiments; null while they are unknown. */
export type StoppedExperiments = () => ReadonlySet<string> | null

const isSame = (one: ReadonlySet<string> | null, other: ReadonlySet<string>): boolean =>
  one?.size === other.size && [...other].every((name) => one.has(name))

/**
 * Asks the service for the stopped experiments, and calls `onChange` when there are others than before. While the
 * service does not answer, the last answer holds.
 */
export function watchStoppedExperiments(
  { stoppedExperiments }: Pick<Api, 'stoppedExperiments'>,
  onChange: () => void,
): StoppedExperiments {
  if (!stoppedExperiments) return () => new Set()
  let known: ReadonlySet<string> | null = null
  let isAsking = false
  const look = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const names = await stoppedExperiments().catch(() => null)
    isAsking = false
    if (names === null) return
    const found = new Set(names)
    if (isSame(known, found)) return
    known = found
    onChange()
  }
  void look()
  setInterval(() => void look(), everyMs).unref()
  return () => known
}
