import { SaxesParser } from 'saxes'
import { decoded, withHead } from './encoding.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Gathers what it wants of a document into `ready`, which is emptied by whoever reads. Names are without prefix. */
export interface XmlReader<T> {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  text(text: string): void
  close(name: string): void
  ready: T[]
}

const deepest = 64
/** Characters between two tags; a text longer than this is no catalogue's. */
const longestText = 4_000_000

const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The encoding that the first bytes tell: by mark, by zero bytes, or by the declaration. */
function encodingIn(head: Uint8Array): string {
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
  const encoding = encodingIn(first.value)
  try {
    yield* decoded(
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
 * Reads XML piece by piece, giving what the reader has gathered. Nothing outside the file is ever fetched: a document
 * type may be named, but one that declares entities or elements of its own is refused, as is a document nested deeper
 * than 64 levels or with a text of more than 4 million characters. Throws `UnreadableFile`, naming the line.
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
    if (depth > deepest) refuse(`elements are nested deeper than ${deepest} levels.`)
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
    if (parser.position - lastEvent > longestText)
      refuse(`a text or tag has more than ${longestText} characters.`)
    yield* reader.ready.splice(0)
  }
  parser.close()
  yield* reader.ready.splice(0)
}
