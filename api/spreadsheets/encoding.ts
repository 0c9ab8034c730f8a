import { UnreadableFile } from './unreadable-file.ts'

/** The encoding of a text file, as `TextDecoder` names it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

type Bytes = AsyncIterable<Uint8Array>

/** Bytes from which UTF-16 is detected by its zero bytes. */
const headBytes = 4096

function encodingOfHead(head: Uint8Array): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const part = head.subarray(0, headBytes)
  const zeros = [0, 1].map((odd) => part.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (odd > part.length / 8 && even === 0) return 'utf-16le'
  if (even > part.length / 8 && odd === 0) return 'utf-16be'
  return null
}

/** The chunks of a file; the first has at least 4096 bytes if the file does. */
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
    if (length < headBytes) continue
    yield Buffer.concat(head)
    head = null
  }
  if (head !== null && length > 0) yield Buffer.concat(head)
}

/**
 * Detects the encoding of a text by reading all of it: by its byte order mark, by zero bytes, as UTF-8 when all of it
 * is valid UTF-8, else Windows-1252, the default of spreadsheet programs in Western Europe.
 */
export async function detectTextEncoding(bytes: Bytes): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first = true
  try {
    for await (const chunk of withHead(bytes)) {
      const known = first ? encodingOfHead(chunk) : null
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

/** Decodes a file as a stream, without its byte order mark. Throws `UnreadableFile` for invalid bytes. */
export async function* decodeText(bytes: Bytes, encoding: string): AsyncGenerator<string> {
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

const lessThan = 0x3c

/** One text between two tags: UTF-8, or Windows-1252 when its bytes are not valid UTF-8. */
function decodePiece(bytes: Uint8Array, onRepair: () => void): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    onRepair()
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Decodes whole texts. Each text with invalid bytes is decoded for itself. */
function decodePieces(bytes: Uint8Array, onRepair: () => void): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const pieces: string[] = []
    for (let start = 0; start < bytes.length;) {
      const next = bytes.indexOf(lessThan, start + 1)
      const end = next === -1 ? bytes.length : next
      pieces.push(decodePiece(bytes.subarray(start, end), onRepair))
      start = end
    }
    return pieces.join('')
  }
}

/**
 * Decodes a UTF-8 document with tags as a stream. A text with bytes of another encoding, as programs write that join
 * texts of several sources, is read as Windows-1252; `onRepair` is called for each.
 */
export async function* decodeRepairing(bytes: Bytes, onRepair: () => void): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array()
  for await (const chunk of bytes) {
    const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = all.lastIndexOf(lessThan)
    // A text of several chunks is cut, which only matters to a character at the cut.
    const cut = end > 0 ? end : all.length < 1e6 ? 0 : all.length
    if (cut > 0) yield decodePieces(all.subarray(0, cut), onRepair)
    rest = all.subarray(cut)
  }
  if (rest.length > 0) yield decodePieces(rest, onRepair)
}
