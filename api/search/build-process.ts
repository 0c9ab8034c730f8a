import { once } from 'node:events'
import { buildIndex } from './build.ts'
import type { Source, SourceHead } from './source.ts'

/** The first message of `build-apart.ts`. */
export interface BuildStart {
  path: string
  head: SourceHead
}

/** Names of what is read piece by piece. This process asks with a name; null as answer is the end. */
export const streams = ['products', 'customerNumbers', 'assortments'] as const
export type Stream = (typeof streams)[number]

async function received(): Promise<unknown> {
  const [message] = await once(process, 'message')
  return message
}

async function* pulled(stream: Stream): AsyncGenerator<unknown> {
  for (;;) {
    process.send?.(stream)
    const piece = await received()
    if (piece === null) return
    yield piece
  }
}

// `build-apart.ts` begins with this.
const { path, head } = (await received()) as BuildStart
// The other side sends what a source of the same stream gives.
const pieces = Object.fromEntries(streams.map((stream) => [stream, () => pulled(stream)])) as unknown as Pick<
  Source,
  Stream
>
await buildIndex({ ...head, ...pieces }, path)
process.disconnect()
