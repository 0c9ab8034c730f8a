import { once } from 'node:events'
import {
  closeSync,
  createWriteStream,
  existsSync,
  openSync,
  readSync,
  rmSync,
  type WriteStream,
} from 'node:fs'
import { finished } from 'node:stream/promises'
import type { ArticleRefusal } from './article.ts'
import type { Warning } from './items.ts'

/** A CSV cell. A text that begins like a formula is quoted, since the file is not trusted. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The byte order mark tells spreadsheet programs that the file is UTF-8. */
const heading = '\ufeffkind;line;field;reason;row\r\n'

/** Whether a file is a report of an earlier import: no other file is removed. */
function isReport(path: string): boolean {
  const begins = Buffer.from(heading)
  const bytes = Buffer.alloc(begins.length)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes)
  } finally {
    closeSync(file)
  }
  return bytes.equals(begins)
}

/** Rows of one kind of warning; the summary counts the others. */
const maxRowsOfKind = 1000

/** Refused rows and warnings as a CSV file, which is created with the first of them. */
export class Report {
  readonly path: string
  #file: WriteStream | null = null
  #refused = 0
  readonly #warnings = new Map<string, number>()

  /** Removes the report of an earlier import: no file means that nothing was refused and nothing is missing. */
  constructor(path: string) {
    this.path = path
    if (existsSync(path) && isReport(path)) rmSync(path)
  }

  /** Number of refused rows so far. */
  get refused(): number {
    return this.#refused
  }

  /** Whether there is a report file. */
  get isWritten(): boolean {
    return this.#file !== null
  }

  async refuse({ line, field, reason, raw }: ArticleRefusal): Promise<void> {
    this.#refused += 1
    await this.#write('refused', line, field, reason, raw)
  }

  async warn({ severity, what, line, field, detail, raw }: Warning): Promise<void> {
    const written = this.#warnings.get(what) ?? 0
    if (written >= maxRowsOfKind) return
    this.#warnings.set(what, written + 1)
    await this.#write(severity, line, field, detail, raw)
  }

  async #write(kind: string, line: number, field: string, reason: string, raw: string): Promise<void> {
    if (!this.#file) {
      this.#file = createWriteStream(this.path)
      this.#file.write(heading)
    }
    const row = `${kind};${line};${cell(field)};${cell(reason)};${cell(raw)}\r\n`
    if (!this.#file.write(row)) await once(this.#file, 'drain')
  }

  async close(): Promise<void> {
    if (!this.#file) return
    this.#file.end()
    await finished(this.#file)
  }
}
