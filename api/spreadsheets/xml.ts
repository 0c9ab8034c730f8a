import type { SaxesParser } from 'saxes'
import { decodeRepairing, decodeText, withHead } from './encoding.ts'
import { escapeStrayAmpersands } from './stray-ampersands.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Collects items of a document in `ready`, which `readXml` empties. Names have no prefix. */
export interface XmlReader<T> {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  text(text: string): void
  close(name: string): void
  ready: T[]
}

const maxDepth = 64
/** Characters between two tags. */
const maxTextLength = 4_000_000

/** Characters that are parsed at once: a few of them can make a long row, and `ready` holds the rows of one slice. */
const sliceLength = 4096

const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Detects the encoding from the first bytes: byte order mark, zero bytes, or XML declaration. */
function detectEncoding(head: Uint8Array): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  const declaration = Buffer.from(head.subarray(0, 200)).toString('latin1')
  const declared = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/u.exec(declaration)?.[1] ?? 'utf-8'
  // The declaration could not be read if it were in UTF-16.
  return /^(?:utf-?16|ucs-?2|utf-?8$|unicode$)/iu.test(declared) ? 'utf-8' : declared
}

const isKnownEncoding = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

/** Reports what is wrong with a document that is read nevertheless: what it is, and its line. */
export type XmlNote = (what: string, line: number) => void

async function* texts(
  bytes: AsyncIterable<Uint8Array>,
  note: ((what: string) => void) | null,
): AsyncGenerator<string> {
  const source = withHead(bytes)
  const first = await source.next()
  if (first.done) return
  const declared = detectEncoding(first.value)
  const isKnown = isKnownEncoding(declared)
  if (!isKnown && note === null)
    throw new UnreadableFile(`The file says that it is written in ${declared}, which is not known.`)
  if (!isKnown) note?.(`encoding ${declared}, which is not known: read as UTF-8`)
  const encoding = isKnown ? declared : 'utf-8'
  const all = (async function* () {
    yield first.value
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  })()
  try {
    yield* note !== null && encoding === 'utf-8'
      ? decodeRepairing(all, () => note('text in another encoding than the file'))
      : decodeText(all, encoding)
  } finally {
    await source.return(undefined)
  }
}

/** Faults after which the rest of a document still means what it says. */
const harmless =
  /(?:: disallowed character\.|malformed character entity|undefined entity|XML declaration must|version number must|is disallowed in char data|text data outside of root|duplicate attribute)/u

/**
 * Character references: the five of XML, and those of HTML, which catalogues use in texts. A document's own are never
 * resolved: nothing takes their place.
 */
function entitiesFor(
  parser: SaxesParser,
  decodeEntities: (text: string) => string,
  note: XmlNote,
): Record<string, string> {
  return new Proxy(
    {},
    {
      get(_, name) {
        const written = `&${String(name)};`
        const decoded = decodeEntities(written)
        if (decoded !== written) return decoded
        note(`entity ${written} of the file's own`, parser.line)
        return ''
      },
    },
  )
}

/**
 * Reads XML as a stream and yields what the reader collects. Nothing outside the file is fetched. Throws
 * `UnreadableFile` with the line for broken XML, more than 64 levels, and texts of more than 4 million characters. A
 * document type with declarations, unknown entities, invalid characters and wrong encodings are refused too, unless
 * `note` is given: then the document is read without them.
 */
export async function* readXml<T>(
  bytes: AsyncIterable<Uint8Array>,
  reader: XmlReader<T>,
  note: XmlNote | null = null,
): AsyncGenerator<T> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  let depth = 0
  let lastEvent = 0
  const refuse = (why: string): never => {
    throw new UnreadableFile(`Line ${parser.line}: ${why}`)
  }
  if (note !== null) {
    const { decodeEntities } = await import('./html-text.ts')
    parser.ENTITIES = entitiesFor(parser, decodeEntities, note)
  }
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return
    if (note === null)
      refuse('the document type declares entities or elements of its own, which is not accepted.')
    // Saxes skips the declarations without reading them.
    note?.('declarations of the document type', parser.line)
  })
  parser.on('opentag', ({ name, attributes }) => {
    lastEvent = parser.position
    depth += 1
    if (depth > maxDepth) refuse(`elements are nested deeper than ${maxDepth} levels.`)
    reader.open(plain(name), attributes, parser.line)
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('closetag', ({ name }) => {
    lastEvent = parser.position
    depth -= 1
    reader.close(plain(name))
  })
  parser.on('error', (cause) => {
    if (note !== null && harmless.test(cause.message)) {
      note(cause.message.replace(/^\d+:\d+: |\.$/gu, ''), parser.line)
      return
    }
    // Saxes writes `12:5: unclosed tag: ARTICLE`.
    throw new UnreadableFile(
      `The XML is broken in line ${cause.message.replace(/^(\d+):\d+: /u, '$1: ').replace(/\.?$/u, '.')}`,
    )
  })
  const written = texts(bytes, note === null ? null : (what) => note(what, parser.line))
  const readable =
    note === null
      ? written
      : escapeStrayAmpersands(written, (line) => note('& that begins no character reference', line))
  for await (const text of readable) {
    for (let start = 0; start < text.length; start += sliceLength) {
      parser.write(text.slice(start, start + sliceLength))
      if (parser.position - lastEvent > maxTextLength)
        refuse(`a text or tag has more than ${maxTextLength} characters.`)
      yield* reader.ready.splice(0)
    }
  }
  parser.close()
  yield* reader.ready.splice(0)
}
