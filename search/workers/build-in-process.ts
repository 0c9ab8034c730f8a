import { fork, type Serializable } from 'node:child_process'
import type { StoreSettings } from '../../api/platform/database/index.ts'
import type { BuildFailure, BuildStart, Stream } from './build-process.ts'
import type { Source } from '../documents.ts'

/** Where the catalogue is read: by the builder itself from the store, or from a source of this process. */
export type Origin = { store: StoreSettings } | { source: Source }

function readersOf({
  products,
  customerNumbers,
  assortments,
}: Source): Record<Stream, AsyncIterator<unknown>> {
  return {
    products: products()[Symbol.asyncIterator](),
    customerNumbers: customerNumbers()[Symbol.asyncIterator](),
    assortments: assortments()[Symbol.asyncIterator](),
  }
}

function startOf(origin: Origin, path: string, isUrgent: boolean): BuildStart {
  if ('store' in origin) return { path, isUrgent, store: origin.store }
  const { products: _, customerNumbers: __, assortments: ___, ...head } = origin.source
  return { path, isUrgent, head }
}

/**
 * Builds the index in a process of its own: the server is not held up by it, and the memory that building takes is
 * given back when it ends. Throws the builder's own reason when it could not be built. `signal` ends it.
 */
export function buildApart(
  origin: Origin,
  path: string,
  { isUrgent, signal }: { isUrgent: boolean; signal?: AbortSignal },
): Promise<void> {
  const builder = fork(new URL('./build-process.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(signal ? { signal } : {}),
  })
  return new Promise((resolve, reject) => {
    const readers = 'source' in origin ? readersOf(origin.source) : null
    const answer = async (stream: Stream): Promise<void> => {
      const piece = await readers?.[stream].next()
      // Pieces are plain rows.
      builder.send((piece && !piece.done ? piece.value : null) as Serializable)
    }
    builder.on('message', (message: Stream | BuildFailure) => {
      if (typeof message === 'object') {
        reject(new Error(`The search index could not be built: ${message.failure}`))
        return
      }
      answer(message).catch((cause: unknown) => {
        reject(cause instanceof Error ? cause : new Error(String(cause)))
        builder.kill()
      })
    })
    builder.on('error', reject)
    builder.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The search index could not be built.')),
    )
    builder.send(startOf(origin, path, isUrgent))
  })
}
