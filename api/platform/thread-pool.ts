import type { Piscina } from 'piscina'

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>

/**
 * Threads that run the default export of a file, with a lower priority than the main thread. They start on demand and
 * end when idle, and the library loads with the first task: a quiet shop spends no memory on them.
 */
export function threadPool<Task, Result>(
  file: URL,
  options: Pick<Options, 'maxThreads' | 'maxQueue' | 'stricterFIFO' | 'resourceLimits'> = {},
): () => Promise<Piscina<Task, Result>> {
  let pool: Promise<Piscina<Task, Result>> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina<Task, Result>({
      filename: file.href,
      minThreads: 0,
      idleTimeout: 30_000,
      niceIncrement: 4,
      ...options,
    })
  }
  return () => (pool ??= open())
}
