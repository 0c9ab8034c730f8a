import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Refusal } from './article.ts'

/** Cells as spreadsheets read them. What begins like a formula is made text: the file it came from is a stranger's. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The rows that were refused, as a CSV file that is made with the first of them. */
export class Report {
  readonly path: string
  #file: WriteStream | null = null
  #count = 0

  constructor(path: string) {
    this.path = path
  }

  /** Rows refused so far. */
  get count(): number {
    return this.#count
  }

  async add({ line, field, reason, raw }: Refusal): Promise<void> {
    if (!this.#file) {
      this.#file = createWriteStream(this.path)
      // The mark tells spreadsheets that it is UTF-8.
      this.#file.write('\ufeffline;field;reason;row\r\n')
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
