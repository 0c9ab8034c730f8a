import { pipeline, Readable } from 'node:stream'
import { detectDelimiter, type IsHeader } from './delimiter.ts'
import { decodeText, detectTextEncoding } from './encoding.ts'
import type { OpenBytes, SheetRow } from './row.ts'
import { maxRowCharacters, streamLimits, type SheetLimits } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Characters from which the delimiter is detected. */
const headLength = 65_536

interface Parsed {
  record: string[]
  raw: string
  info: { lines: number }
}

/**
 * Reads the head of a text to detect its delimiter. `rest` is the whole text without a line that names the delimiter.
 */
async function readHead(text: AsyncGenerator<string>, isHeader?: IsHeader) {
  let head = ''
  let ended = false
  while (head.length < headLength && !ended) {
    const { value, done } = await text.next()
    ended = done === true
    head += value ?? ''
  }
  const named = /^sep=.(?:\r\n|\n|\r|$)/u.exec(head)?.[0] ?? ''
  return {
    delimiter: detectDelimiter(head, isHeader),
    skipped: named === '' ? 0 : 1,
    async *rest(): AsyncGenerator<string> {
      yield head.slice(named.length)
      if (!ended) yield* text
    },
  }
}

const lineBreaks = (text: string): number => text.match(/\r\n|\n|\r/gu)?.length ?? 0

/** A text whose lines have a limit: delimiters alone are no characters of a cell, but each makes one. */
async function* boundLines(texts: AsyncIterable<string>, firstLine: number): AsyncGenerator<string> {
  let line = firstLine
  let length = 0
  for await (const text of texts) {
    for (let start = 0; start < text.length;) {
      const rest = /[\r\n]/gu
      rest.lastIndex = start
      const end = rest.exec(text)?.index ?? text.length
      length += end - start
      if (length > maxRowCharacters)
        throw new UnreadableFile(`Line ${line} has more than ${maxRowCharacters} characters.`, {
          reason: 'tooMuch',
        })
      if (end < text.length) {
        length = 0
        line += text[end] === '\r' && text[end + 1] === '\n' ? 0 : 1
      }
      start = end + 1
    }
    yield text
  }
}

/**
 * The rows of a delimited text file, blank lines left out: comma, semicolon, tab or pipe, in UTF-8, UTF-16 or
 * Windows-1252, quoted or not. A quote amid an unquoted cell (`1/2"`) is text. Throws `UnreadableFile`, naming the
 * line, when a quote is never closed, and for a row with more columns than the limits allow. The delimiter is the one
 * between the headings, if `isHeader` knows some.
 */
export async function* readCsv(
  open: OpenBytes,
  limits: Pick<SheetLimits, 'columns'> = streamLimits,
  isHeader?: IsHeader,
): AsyncGenerator<SheetRow> {
  const { CsvError, parse } = await import('csv-parse')
  const { delimiter, skipped, rest } = await readHead(
    decodeText(open(), await detectTextEncoding(open())),
    isHeader,
  )
  // An error of the text ends the iteration below.
  const parser = pipeline(
    Readable.from(boundLines(rest(), 1 + skipped)),
    parse({
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: maxRowCharacters,
      info: true,
      raw: true,
    }),
    () => undefined,
  )
  let line = 1 + skipped
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      if (record.length > limits.columns)
        throw new UnreadableFile(`Line ${line} has more than ${limits.columns} columns.`, {
          reason: 'tooMuch',
        })
      const text = raw.replace(/(?:\r\n|\n|\r)$/u, '')
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record, raw: text }
      line += lineBreaks(raw)
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const opened = /at line (\d+)/u.exec(cause.message)?.[1] ?? line
    throw new UnreadableFile(
      `Line ${opened}: a quote is opened and never closed, or the row is longer than ${maxRowCharacters} characters.`,
      { cause, reason: 'openQuote' },
    )
  }
}
