import type { Changes } from '../staging/changes.ts'
import { padList } from './current-catalogue.ts'
import type { LocalTexts } from '../items.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'

/** Owners whose texts are held in memory; further ones are ignored. */
const maxOwners = 300_000
const page = 400

/**
 * Texts that belong to no single product (`attribute:dn`, `value:brass`, `category:5`), collected while a file is read.
 */
export class SharedTexts {
  readonly #texts = new Map<string, LocalTexts>()

  /** The texts of an owner so far. */
  get(owner: string): LocalTexts {
    return this.#texts.get(owner) ?? {}
  }

  /** Adds texts; the first text of an owner and language stays. */
  add(owner: string, words: LocalTexts): void {
    const known = this.#texts.get(owner)
    if (!known && this.#texts.size >= maxOwners) return
    if (known && Object.keys(words).every((language) => language in known)) return
    this.#texts.set(owner, { ...words, ...known })
  }

  /** Plans the texts that differ from the catalogue's. */
  async plan(db: ImportDatabase, changes: Changes): Promise<void> {
    const owners = [...this.#texts.keys()]
    for (let start = 0; start < owners.length; start += page) {
      const part = owners.slice(start, start + page)
      const rows = await db
        .selectFrom('texts')
        .select(['owner', 'language', 'text'])
        .where('owner', 'in', padList(part, ''))
        .where('field', '=', 'name')
        .execute()
      const known = new Map(rows.map(({ owner, language, text }) => [`${language} ${owner}`, text]))
      for (const owner of part) {
        for (const [language, text] of Object.entries(this.#texts.get(owner) ?? {})) {
          if (text === '' || text === known.get(`${language} ${owner}`)) continue
          await changes.putSharedText(owner, language, text)
        }
      }
    }
  }
}
