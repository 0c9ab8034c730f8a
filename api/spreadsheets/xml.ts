import { SaxesParser } from 'saxes'
import { decodeText, withHead } from './encoding.ts'
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

const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Detects the encoding from the first bytes: byte order mark, zero bytes, or XML declaration. */
function detectEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  const declaration = Buffer.from(head.subarray(0, 200)).toString('latin1')
  return /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/u.exec(declaration)?.[1] ?? 'utf-8'
}

async function* texts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const source = withHead(bytes)
  const first = await source.next()
  if (first.done) return
  const encoding = detectEncoding(first.value)
  try {
    yield* decodeText(
      (async function* () {
        yield first.value
        for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
      })(),
      encoding,
    )
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new UnreadableFile(`The file says that it is written in ${encoding}, which is not known.`, {
      cause,
    })
  } finally {
    await source.return(undefined)
  }
}

/**
 * Reads XML as a stream and yields what the reader collects. Nothing outside the file is fetched. Throws `UnreadableFile`
 * with the line for broken XML, a document type with declarations, more than 64 levels, and texts of more than 4 million
 * characters.
 */
export async function* readXml<T>(bytes: AsyncIterable<Uint8Array>, reader: XmlReader<T>): AsyncGenerator<T> {
  const parser = new SaxesParser()
  let depth = 0
  let lastEvent = 0
  const refuse = (why: string): never => {
    throw new UnreadableFile(`Line ${parser.line}: ${why}`)
  }
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      refuse('the document type declares entities or elements of its own, which is not accepted.')
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
    // Saxes writes `12:5: unclosed tag: ARTICLE`.
    throw new UnreadableFile(
      `The XML is broken in line ${cause.message.replace(/^(\d+):\d+: /u, '$1: ').replace(/\.?$/u, '.')}`,
    )
  })
  for await (const text of texts(bytes)) {
    parser.write(text)
    if (parser.position - lastEvent > maxTextLength)
      refuse(`a text or tag has more than ${maxTextLength} characters.`)
    yield* reader.ready.splice(0)
  }
  parser.close()
  yield* reader.ready.splice(0)
}
