import { Readable } from 'node:stream'
import { detectDelimiter } from './delimiter.ts'
import { decodeText, detectTextEncoding } from './encoding.ts'
import type { OpenBytes, SheetRow } from './row.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Characters from which the delimiter is detected. */
const headLength = 65_536
/** Characters of a row; a longer one has a quote that is never closed. */
const maxRowLength = 1_000_000

interface Parsed {
  record: string[]
  raw: string
  info: { lines: number }
}

/** Reads the head of a text to detect its delimiter. `rest` is the whole text without a line that names the delimiter. */
async function readHead(text: AsyncGenerator<string>) {
  let head = ''
  let ended = false
  while (head.length < headLength && !ended) {
    const { value, done } = await text.next()
    ended = done === true
    head += value ?? ''
  }
  const named = /^sep=.(?:\r\n|\n|\r|$)/u.exec(head)?.[0] ?? ''
  return {
    delimiter: detectDelimiter(head),
    skipped: named === '' ? 0 : 1,
    async *rest(): AsyncGenerator<string> {
      yield head.slice(named.length)
      if (!ended) yield* text
    },
  }
}

const lineBreaks = (text: string): number => text.match(/\r\n|\n|\r/gu)?.length ?? 0

/**
 * The rows of a delimited text file, blank lines left out: comma, semicolon, tab or pipe, in UTF-8, UTF-16 or
 * Windows-1252, quoted or not. A quote amid an unquoted cell (`1/2"`) is text. Throws `UnreadableFile`, naming the
 * line, when a quote is never closed.
 */
export async function* readCsv(open: OpenBytes): AsyncGenerator<SheetRow> {
  const { CsvError, parse } = await import('csv-parse')
  const { delimiter, skipped, rest } = await readHead(decodeText(open(), await detectTextEncoding(open())))
  const parser = Readable.from(rest()).pipe(
    parse({
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: maxRowLength,
      info: true,
      raw: true,
    }),
  )
  let line = 1 + skipped
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      const text = raw.replace(/(?:\r\n|\n|\r)$/u, '')
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record, raw: text }
      line += lineBreaks(raw)
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const opened = /at line (\d+)/u.exec(cause.message)?.[1] ?? line
    throw new UnreadableFile(
      `Line ${opened}: a quote is opened and never closed, or the row is longer than ${maxRowLength} characters.`,
      { cause, reason: 'openQuote' },
    )
  }
}
