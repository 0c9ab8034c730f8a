import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import type { StoreSettings } from '../../api/platform/database/index.ts'
import { buildIndex } from '../index/build-index.ts'
import type { Source, SourceHead } from '../documents.ts'

/** The first message of `build-apart.ts`: where to read, or what the other process reads piece by piece. */
export type BuildStart = { path: string; isUrgent: boolean } & (
  { store: StoreSettings } | { head: SourceHead }
)

/** The last message of a build that failed: why. */
export interface BuildFailure {
  failure: string
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

/** Reads the catalogue with a connection of its own: the server has nothing to do with it. */
async function buildFromStore(settings: StoreSettings, path: string): Promise<void> {
  // Not for those who send their catalogue piece by piece.
  const [{ connect }, { storeSource }] = await Promise.all([
    import('../../api/platform/database/index.ts'),
    import('../../api/catalogue/search/document-source.ts'),
  ])
  const db = connect(settings)
  try {
    await buildIndex(await storeSource({ db }), path)
  } finally {
    await db.destroy()
  }
}

async function buildFromPieces(head: SourceHead, path: string): Promise<void> {
  // The other side sends what a source of the same stream gives.
  const pieces = Object.fromEntries(
    streams.map((stream) => [stream, () => pulled(stream)]),
  ) as unknown as Pick<Source, Stream>
  await buildIndex({ ...head, ...pieces }, path)
}

// `build-apart.ts` begins with this.
const start = (await received()) as BuildStart
// Whoever waits for a page comes first. Nobody but root may rank higher than its parent, if that has a low rank itself.
if (!start.isUrgent) setPriority(Math.max(getPriority(), 10))
try {
  await ('store' in start ? buildFromStore(start.store, start.path) : buildFromPieces(start.head, start.path))
} catch (cause) {
  process.exitCode = 1
  const failure = cause instanceof Error ? cause.message : String(cause)
  process.send?.({ failure } satisfies BuildFailure)
}
process.disconnect()
