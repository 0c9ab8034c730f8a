import type { ImportItem, Severity } from '../items.ts'
import type { Element } from './element.ts'

type NoteItem = Extract<ImportItem, { kind: 'unsupported' | 'warning' }>

/** What is left out or changed while an article is read. */
export class Notes {
  #items: NoteItem[] = []
  #found = new Set<Severity>()

  /** Content that the shop has no place for; the article lacks nothing. */
  addUnsupported(what: string, line: number, count = 1): void {
    this.#items.push({ kind: 'unsupported', what, line, count })
  }

  /**
   * Something of the article could not be imported (`incomplete`), or was imported otherwise than written (`adjusted`).
   * `what` is a kind for the summary, `given` the text in the file.
   */
  warn(severity: Severity, { name, line }: Pick<Element, 'name' | 'line'>, what: string, given = ''): void {
    this.#found.add(severity)
    const detail = given === '' ? what : `${what} (${given.slice(0, 120)})`
    this.#items.push({ kind: 'warning', severity, what, line, field: name, detail, raw: '' })
  }

  /** Whether there is a warning of a severity since the last `take`. */
  has(severity: Severity): boolean {
    return this.#found.has(severity)
  }

  /** Returns all notes since the last call; `raw` is the row for the report. */
  take(raw: string): NoteItem[] {
    const items = this.#items
    this.#items = []
    this.#found = new Set()
    return items.map((item) => (item.kind === 'warning' ? { ...item, raw } : item))
  }
}
