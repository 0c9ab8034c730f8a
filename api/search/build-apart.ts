import { fork, type Serializable } from 'node:child_process'
import type { BuildStart, Stream } from './build-process.ts'
import type { Source } from './source.ts'

/**
 * Builds the index in a process of its own: the server is not held up by it, and the memory that building takes is
 * given back when it ends. Throws when it could not be built; what was wrong stands on stderr.
 */
export function buildApart(source: Source, path: string): Promise<void> {
  const { products, customerNumbers, assortments, ...head } = source
  const readers: Record<Stream, AsyncIterator<unknown>> = {
    products: products()[Symbol.asyncIterator](),
    customerNumbers: customerNumbers()[Symbol.asyncIterator](),
    assortments: assortments()[Symbol.asyncIterator](),
  }
  const start: BuildStart = { path, head }
  const builder = fork(new URL('./build-process.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const answer = async (stream: Stream): Promise<void> => {
      const { value, done } = await readers[stream].next()
      // Pieces are plain rows.
      builder.send((done ? null : value) as Serializable)
    }
    builder.on('message', (stream: Stream) => {
      answer(stream).catch((cause: unknown) => {
        reject(cause instanceof Error ? cause : new Error(String(cause)))
        builder.kill()
      })
    })
    builder.on('error', reject)
    builder.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The search index could not be built.')),
    )
    builder.send(start)
  })
}
