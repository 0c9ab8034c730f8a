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
import type { Refusal } from './article.ts'

/** A CSV cell. A text that begins like a formula is quoted, since the file is not trusted. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The byte order mark tells spreadsheet programs that the file is UTF-8. */
const heading = '\ufeffline;field;reason;row\r\n'

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

/** The refused rows as a CSV file, which is created with the first of them. */
export class Report {
  readonly path: string
  #file: WriteStream | null = null
  #count = 0

  /** Removes the report of an earlier import: no file means that no row was refused. */
  constructor(path: string) {
    this.path = path
    if (existsSync(path) && isReport(path)) rmSync(path)
  }

  /** Number of refused rows so far. */
  get count(): number {
    return this.#count
  }

  async add({ line, field, reason, raw }: Refusal): Promise<void> {
    if (!this.#file) {
      this.#file = createWriteStream(this.path)
      this.#file.write(heading)
    }
    this.#count += 1
    const row = `${line};${cell(field)};${cell(reason)};${cell(raw)}\r\n`
    if (!this.#file.write(row)) await once(this.#file, 'drain')
  }

  async close(): Promise<void> {
    if (!this.#file) return
    this.#file.end()
    await finished(this.#file)
  }
}
