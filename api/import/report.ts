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

/** Cells as spreadsheets read them. What begins like a formula is made text: the file it came from is a stranger's. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The mark tells spreadsheets that it is UTF-8. */
const heading = '\ufeffline;field;reason;row\r\n'

/** Whether a file is a report of ours: nothing else is taken away, whatever somebody names. */
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

/** The rows that were refused, as a CSV file that is made with the first of them. */
export class Report {
  readonly path: string
  #file: WriteStream | null = null
  #count = 0

  /** A report of an earlier import is taken away: without one all rows were taken. */
  constructor(path: string) {
    this.path = path
    if (existsSync(path) && isReport(path)) rmSync(path)
  }

  /** Rows refused so far. */
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
