import type { Readable } from 'node:stream'
import { fromBuffer, open, type Entry, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadable-file.ts'

/** A zip's parts by name, each opened as often as needed. */
export interface Zip {
  has(name: string): boolean
  read(name: string): AsyncIterable<Uint8Array>
  close(): void
}

const mostParts = 10_000
/** Bytes that a catalogue's parts may have together. */
const mostBytes = 8e9
/** Sheets shrink to a tenth or a thirtieth; a bomb to a thousandth. */
const mostGrowth = 200
/** Small parts may shrink as they like. */
const smallPart = 10e6

const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const

const opened = (source: string | Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const done = (cause: Error | null, zip: ZipFile) => (cause ? reject(cause) : resolve(zip))
    if (typeof source === 'string') open(source, options, done)
    else fromBuffer(source, options, done)
  })

function checked(entries: Map<string, Entry>, entry: Entry, most: number): void {
  if (entry.isEncrypted())
    throw new UnreadableFile('The file is locked with a password.', { reason: 'locked' })
  const { compressedSize, uncompressedSize } = entry
  if (uncompressedSize > smallPart && uncompressedSize > compressedSize * mostGrowth)
    throw new UnreadableFile(
      'The file is packed so tightly that it is taken for a trap; it was not opened.',
      { reason: 'packedTooTightly' },
    )
  const total = [...entries.values()].reduce((sum, each) => sum + each.uncompressedSize, uncompressedSize)
  if (entries.size >= mostParts || total > most)
    throw new UnreadableFile('The file holds more than it should; it was not opened.', {
      reason: 'packedTooTightly',
    })
}

const entriesOf = (zip: ZipFile, most: number): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      try {
        checked(entries, entry, most)
      } catch (cause) {
        return reject(cause instanceof Error ? cause : new Error(String(cause)))
      }
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (cause, stream) => (cause ? reject(cause) : resolve(stream)))
  })

/**
 * Opens a zip, a file's path or its bytes. Throws `UnreadableFile` when it is none, is locked, or would unpack to
 * more than `most` bytes or 200 times its size; a part that holds more than it says ends in the same error.
 */
export async function openZip(source: string | Buffer, most = mostBytes): Promise<Zip> {
  const zip = await opened(source).catch((cause: unknown) => {
    throw new UnreadableFile(
      'The file is broken: it begins like a spreadsheet, but its parts cannot be found.',
      {
        cause,
      },
    )
  })
  try {
    const entries = await entriesOf(zip, most)
    return {
      has: (name) => entries.has(name),
      async *read(name) {
        const entry = entries.get(name)
        if (!entry) throw new UnreadableFile(`The file has no part ${name}.`)
        try {
          yield* await streamOf(zip, entry)
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
