import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { expandsTooMuch, maxUnpackedBytes, packedTooTightly } from './packing-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A zip file's parts by name, in upper or lower case. A part can be read repeatedly. */
export interface Zip {
  has(name: string): boolean
  read(name: string): AsyncIterable<Uint8Array>
  close(): void
}

const maxParts = 10_000

/** Programs differ in the case of names, which the standards compare without it. */
const nameOf = (written: string): string => written.replaceAll('\\', '/').replace(/^\/+/u, '').toLowerCase()

const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const

async function openFile(source: string | Buffer): Promise<ZipFile> {
  const { fromBuffer, open } = await import('yauzl')
  return new Promise((resolve, reject) => {
    const done = (cause: Error | null, zip: ZipFile) => (cause ? reject(cause) : resolve(zip))
    if (typeof source === 'string') open(source, options, done)
    else fromBuffer(source, options, done)
  })
}

function checkEntry(entries: Map<string, Entry>, entry: Entry, most: number): void {
  if (entry.isEncrypted())
    throw new UnreadableFile('The file is locked with a password.', { reason: 'locked' })
  const { compressedSize, uncompressedSize } = entry
  if (expandsTooMuch(compressedSize, uncompressedSize)) throw packedTooTightly()
  const total = [...entries.values()].reduce((sum, each) => sum + each.uncompressedSize, uncompressedSize)
  if (entries.size >= maxParts || total > most)
    throw new UnreadableFile('The file holds more than it should; it was not opened.', {
      reason: 'packedTooTightly',
    })
}

const readEntries = (zip: ZipFile, most: number): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      try {
        checkEntry(entries, entry, most)
      } catch (cause) {
        return reject(cause instanceof Error ? cause : new Error(String(cause)))
      }
      const name = nameOf(entry.fileName)
      // Of two parts with one name the first counts.
      if (!entries.has(name)) entries.set(name, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (cause, stream) => (cause ? reject(cause) : resolve(stream)))
  })

/**
 * Opens a zip file by its path or its bytes. Throws `UnreadableFile` for any other file, an encrypted one, and one that
 * would unpack to more than `most` bytes or 200 times its size. Reading a part that is larger than declared throws it
 * too.
 */
export async function openZip(source: string | Buffer, most = maxUnpackedBytes): Promise<Zip> {
  const zip = await openFile(source).catch((cause: unknown) => {
    throw new UnreadableFile(
      'The file is broken: it begins like a spreadsheet, but its parts cannot be found.',
      {
        cause,
      },
    )
  })
  try {
    const entries = await readEntries(zip, most)
    return {
      has: (name) => entries.has(nameOf(name)),
      async *read(name) {
        const entry = entries.get(nameOf(name))
        if (!entry) throw new UnreadableFile(`The file has no part ${name}.`)
        try {
          yield* await openEntry(zip, entry)
        } catch (cause) {
          if (cause instanceof UnreadableFile) throw cause
          throw new UnreadableFile(`The part ${name} of the file is broken.`, { cause })
        }
      },
      close: () => zip.close(),
    }
  } catch (cause) {
    zip.close()
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile('The file is broken: its list of parts cannot be read.', { cause })
  }
}
