import { fork, type Serializable } from 'node:child_process'
import type { DocumentSource } from '../documents.ts'
import type { BuildFailure, BuildProgress, BuildStart, Stream } from './build-process.ts'

/**
 * The documents of a build: a `DocumentModule` by its URL, which the build process imports and opens with `options`, or
 * a source of this process, which is sent piece by piece.
 */
export type BuildOrigin = { module: string; options: Serializable } | { source: DocumentSource }

function streamsOf({
  products,
  customerNumbers,
  assortments,
}: DocumentSource): Record<Stream, AsyncIterator<unknown>> {
  return {
    products: products()[Symbol.asyncIterator](),
    customerNumbers: customerNumbers()[Symbol.asyncIterator](),
    assortments: assortments()[Symbol.asyncIterator](),
  }
}

function startOf(origin: BuildOrigin, path: string, isUrgent: boolean): BuildStart {
  if ('module' in origin) return { path, isUrgent, module: origin.module, options: origin.options }
  const { products: _, customerNumbers: __, assortments: ___, ...header } = origin.source
  return { path, isUrgent, header }
}

/**
 * Builds an index in a child process: the build does not block this one, and its memory is returned when it ends. Runs
 * with low priority unless it `isUrgent`. Rejects with the reason of a failed build. `signal` aborts it. `onProgress`
 * is told the share that is done, 0 to 1.
 */
export function buildInProcess(
  origin: BuildOrigin,
  path: string,
  {
    isUrgent,
    signal,
    onProgress,
  }: { isUrgent: boolean; signal?: AbortSignal; onProgress?: ((share: number) => void) | undefined },
): Promise<void> {
  const builder = fork(new URL('./build-process.ts', import.meta.url), {
    execArgv: [],
    // Under `node --watch` a child process would also send its imports as messages.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(signal ? { signal } : {}),
  })
  return new Promise((resolve, reject) => {
    const streams = 'source' in origin ? streamsOf(origin.source) : null
    const sendNext = async (stream: Stream): Promise<void> => {
      const piece = await streams?.[stream].next()
      // Pieces are plain rows.
      builder.send((piece && !piece.done ? piece.value : null) as Serializable)
    }
    builder.on('message', (message: Stream | BuildFailure | BuildProgress) => {
      if (typeof message === 'object' && 'progress' in message) {
        onProgress?.(message.progress)
        return
      }
      if (typeof message === 'object') {
        reject(new Error(`The search index could not be built: ${message.failure}`))
        return
      }
      sendNext(message).catch((cause: unknown) => {
        reject(cause instanceof Error ? cause : new Error(String(cause)))
        builder.kill()
      })
    })
    builder.on('error', reject)
    builder.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The search index could not be built.')),
    )
    builder.send(startOf(origin, path, isUrgent) as Serializable) // documents are plain rows, options are serializable
  })
}
