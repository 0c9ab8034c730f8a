import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { FileMissing, type FileStore } from './file-store.ts'

/** Two levels, because some file systems are slow with many files in one folder. */
const placeOf = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'

/** Files in a folder. Files to store must be on the same file system. */
export function createFolderStore(folder: string): FileStore {
  return {
    put: async (key, { path }) => {
      const place = placeOf(folder, key)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await rename(path, place)
    },
    read: async (key, range) => {
      const place = placeOf(folder, key)
      // Opened first: a stream reports a missing file only after the headers of the answer.
      const file = await open(place).catch((cause: unknown) => {
        throw isMissing(cause) ? new FileMissing(`There is no file ${key}.`, { cause }) : cause
      })
      await file.close()
      // Node's and the platform's web streams are the same class with two type declarations.
      return Readable.toWeb(createReadStream(place, range ?? {})) as ReadableStream<Uint8Array>
    },
    remove: (key) => rm(placeOf(folder, key), { force: true }),
  }
}
