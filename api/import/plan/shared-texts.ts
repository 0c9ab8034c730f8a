import type { Changes } from '../staging/changes.ts'
import { filled } from './current-catalogue.ts'
import type { Words } from '../items.ts'
import { catalogueLanguages } from '../languages.ts'
import type { Scratch } from '../staging/temporary-tables.ts'

/** More words than this are no catalogue's: they are held in memory. */
const mostOwners = 300_000
const page = 400

/** Words of the catalogue as a whole (`attribute:dn`, `value:brass`, `category:5`), gathered while a file is read. */
export class CommonWords {
  readonly #words = new Map<string, Words>()

  /** Takes words; what is said first stays. */
  add(owner: string, words: Words): void {
    const known = this.#words.get(owner)
    if (!known && this.#words.size >= mostOwners) return
    if (known && Object.keys(words).every((language) => language in known)) return
    this.#words.set(owner, { ...words, ...known })
  }

  /** Gathers what differs from the words that the catalogue has. */
  async plan(scratch: Scratch, changes: Changes): Promise<void> {
    const owners = [...this.#words.keys()]
    for (let start = 0; start < owners.length; start += page) {
      const part = owners.slice(start, start + page)
      const rows = await scratch
        .selectFrom('texts')
        .select(['owner', 'language', 'text'])
        .where('owner', 'in', filled(part, ''))
        .where('field', '=', 'name')
        .execute()
      const known = new Map(rows.map(({ owner, language, text }) => [`${language} ${owner}`, text]))
      for (const owner of part) {
        for (const language of catalogueLanguages) {
          const text = this.#words.get(owner)?.[language]
          if (text === undefined || text === '' || text === known.get(`${language} ${owner}`)) continue
          await changes.putWords(owner, language, text)
        }
      }
    }
  }
}
