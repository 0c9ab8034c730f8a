import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import type { DocumentModule, DocumentSource, DocumentSourceHeader } from '../documents.ts'
import { buildIndex } from '../index/build-index.ts'

/** The first message of `build-in-process.ts`: the module to read from, or what the parent does not send in pieces. */
export type BuildStart = { path: string; isUrgent: boolean } & (
  | { module: string; options: unknown }
  | { header: DocumentSourceHeader }
)

/** The last message of a build that failed. */
export interface BuildFailure {
  failure: string
}

/** What the parent sends in pieces: this process sends a name and gets the next piece, null at the end. */
export const streams = ['products', 'customerNumbers', 'assortments'] as const
export type Stream = (typeof streams)[number]

/** How far the build is, told a few times a second. */
export interface BuildProgress {
  progress: number
}
const progressIntervalMs = 200
let reportedAt = -Infinity

function reportProgress(progress: number): void {
  if (performance.now() - reportedAt < progressIntervalMs) return
  reportedAt = performance.now()
  process.send?.({ progress } satisfies BuildProgress)
}

async function receive(): Promise<unknown> {
  const [message] = await once(process, 'message')
  return message
}

async function* pull(stream: Stream): AsyncGenerator<unknown> {
  for (;;) {
    process.send?.(stream)
    const piece = await receive()
    if (piece === null) return
    yield piece
  }
}

async function buildFromModule(url: string, options: unknown, path: string): Promise<void> {
  // The caller of `buildInProcess` names such a module.
  const { openDocuments } = (await import(url)) as DocumentModule
  const { source, close } = await openDocuments(options)
  try {
    await buildIndex(source, path, reportProgress)
  } finally {
    await close()
  }
}

async function buildFromPieces(header: DocumentSourceHeader, path: string): Promise<void> {
  // The parent sends the pieces of the same streams.
  const pieces = Object.fromEntries(streams.map((stream) => [stream, () => pull(stream)])) as unknown as Pick<
    DocumentSource,
    Stream
  >
  await buildIndex({ ...header, ...pieces }, path, reportProgress)
}

// `build-in-process.ts` sends this first.
const start = (await receive()) as BuildStart
// Only root may rank a process higher than its parent.
if (!start.isUrgent) setPriority(Math.max(getPriority(), 10))
try {
  await ('module' in start
    ? buildFromModule(start.module, start.options, start.path)
    : buildFromPieces(start.header, start.path))
} catch (cause) {
  process.exitCode = 1
  const failure = cause instanceof Error ? cause.message : String(cause)
  process.send?.({ failure } satisfies BuildFailure)
}
process.disconnect()
