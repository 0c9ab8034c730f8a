import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LocalFile } from './file-store.ts'

/** The content has more bytes than it may have. */
export class FileTooLarge extends Error {}

/** The source of the content has failed, such as the connection of an upload. */
export class SourceBroken extends Error {}

const spoolOf = (folder: string): string => join(folder, 'incoming')

/** The content, with every failure as a `SourceBroken`. */
async function* withSource(source: AsyncIterable<Uint8Array>) {
  try {
    yield* source
  } catch (cause) {
    throw new SourceBroken('The content was broken off.', { cause })
  }
}

/**
 * Writes content to a file below `folder` while it arrives, with a few pieces of it in memory. Leaves no file when the
 * source fails (`SourceBroken`), the signal is aborted or the content is larger than `maxBytes` (`FileTooLarge`).
 */
export async function spoolFile(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: { maxBytes: number; signal?: AbortSignal | undefined },
): Promise<LocalFile> {
  await mkdir(spoolOf(folder), { recursive: true, mode: 0o700 })
  const path = join(spoolOf(folder), randomUUID())
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const piece of withSource(source)) {
      size += piece.byteLength
      if (size > maxBytes) throw new FileTooLarge(`The file may have ${maxBytes} bytes.`)
      hash.update(piece)
      yield piece
    }
  }
  try {
    await pipeline(
      Readable.from(counted(), { objectMode: false }),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      signal === undefined ? {} : { signal },
    )
    return { path, size, sha256: hash.digest('hex') }
  } catch (cause) {
    await rm(path, { force: true })
    throw cause
  }
}

/** Removes what killed processes have left below `folder`: files that were last written before `before`. */
export async function removeSpooled(folder: string, before: Date): Promise<void> {
  const names = await readdir(spoolOf(folder)).catch(() => [])
  for (const name of names) {
    const path = join(spoolOf(folder), name)
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtime < before) await rm(path, { force: true })
  }
}

/** The first bytes of a file, 4096 at most. */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
