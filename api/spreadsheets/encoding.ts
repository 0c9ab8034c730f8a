import { UnreadableFile } from './unreadable-file.ts'

/** How a text file is encoded, as `TextDecoder` calls it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

type Bytes = AsyncIterable<Uint8Array>

/** So much of a file without a mark tells UTF-16 by its zero bytes. */
const looked = 4096

function marked(head: Uint8Array): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const part = head.subarray(0, looked)
  const zeros = [0, 1].map((odd) => part.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (odd > part.length / 8 && even === 0) return 'utf-16le'
  if (even > part.length / 8 && odd === 0) return 'utf-16be'
  return null
}

/** The pieces of a file, the first of them at least 4096 bytes long when the file is. */
export async function* withHead(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] | null = []
  let length = 0
  for await (const chunk of bytes) {
    if (head === null) {
      yield chunk
      continue
    }
    head.push(chunk)
    length += chunk.length
    if (length < looked) continue
    yield Buffer.concat(head)
    head = null
  }
  if (head !== null && length > 0) yield Buffer.concat(head)
}

/**
 * Finds out how a text is encoded by reading all of it: by its mark, by its zero bytes, as UTF-8 when all of it is
 * UTF-8, and else Windows-1252, which is what spreadsheets save on this side of the sea.
 */
export async function encodingOf(bytes: Bytes): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first = true
  try {
    for await (const chunk of withHead(bytes)) {
      const known = first ? marked(chunk) : null
      if (known !== null) return known
      first = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text of a file, piece by piece and without its mark. Throws `UnreadableFile` where bytes are no text. */
export async function* decoded(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true })
      if (text !== '') yield text
    }
    yield decoder.decode()
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new UnreadableFile(`The file holds bytes that are no text in ${encoding}.`, { cause })
  }
}
