import { isFeatureCode, isValueCode } from '../../catalogue/variants/service.ts'
import type { ImportedArticle } from '../article.ts'
import defaultTexts from '../default-texts.json' with { type: 'json' }
import { withEnd, type LocalTexts, type Warning } from '../items.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'
import { padList } from './current-catalogue.ts'
import type { SharedTexts } from './shared-texts.ts'

const ends: ReadonlyArray<readonly [suffix: string, words: LocalTexts]> = [
  ['-min', defaultTexts.min],
  ['-max', defaultTexts.max],
]

/** Owners of the names of the codes that an article has. */
const codesOf = ({ values = {} }: ImportedArticle): string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    if (value === null) return []
    const owners = isFeatureCode(key) ? [`attribute:${key}`] : []
    return 'value' in value && isValueCode(value.value) ? [...owners, `value:${value.value}`] : owners
  })

const isCode = (name: string): boolean => isFeatureCode(name) || isValueCode(name)

/**
 * Finds the codes of ETIM and ECLASS that neither the file nor the catalogue names, and names the ends of ranges by
 * their feature.
 */
export class UnnamedCodes {
  readonly #db: ImportDatabase
  readonly #texts: SharedTexts
  readonly #named = new Map<string, boolean>()
  readonly #found = new Map<string, { articles: number; line: number }>()

  constructor(db: ImportDatabase, texts: SharedTexts) {
    this.#db = db
    this.#texts = texts
  }

  /** Marks the articles of a batch that have features or values without a name as incomplete. */
  async mark(articles: readonly ImportedArticle[]): Promise<void> {
    await this.#lookUp([...new Set(articles.flatMap(codesOf))].filter((owner) => !this.#named.has(owner)))
    for (const article of articles) {
      for (const owner of codesOf(article)) {
        if (this.#named.get(owner) === true) continue
        const known = this.#found.get(owner)
        if (known) known.articles += 1
        else this.#found.set(owner, { articles: 1, line: article.line })
        article.incomplete = true
      }
    }
  }

  /** One warning for each code without a name. */
  *warnings(): Generator<Warning> {
    for (const [owner, { articles, line }] of this.#found) {
      const [kind = '', code = ''] = owner.split(':')
      const isValue = kind === 'value'
      const what = `${isValue ? 'value' : 'feature'} without a name: customers do not see it`
      const detail = `${code.toUpperCase()} has no name in the file or the catalogue: ${articles} articles have it, customers do not see it`
      yield { severity: 'incomplete', what, line, field: isValue ? 'FVALUE' : 'FNAME', detail, raw: '' }
    }
  }

  async #lookUp(owners: readonly string[]): Promise<void> {
    if (owners.length === 0) return
    const bases = owners.map((owner) => owner.replace(/-(?:min|max)$/u, ''))
    const rows = await this.#db
      .selectFrom('texts')
      .select(['owner', 'language', 'text'])
      .where('owner', 'in', padList([...new Set([...owners, ...bases])], ''))
      .where('field', '=', 'name')
      .execute()
    const known = Map.groupBy(rows, ({ owner }) => owner)
    const namesOf = (owner: string): LocalTexts =>
      Object.fromEntries(
        [
          ...(known.get(owner) ?? []).map(({ language, text }) => [language, text] as const),
          ...Object.entries(this.#texts.get(owner)),
        ].filter(([, text]) => text !== '' && !isCode(text)),
      )
    for (const owner of owners) {
      const [suffix, words] = ends.find(([end]) => owner.endsWith(end)) ?? []
      const own = namesOf(owner)
      if (Object.keys(own).length === 0 && suffix !== undefined && words !== undefined) {
        const ofFeature = namesOf(owner.slice(0, -suffix.length))
        this.#texts.add(owner, withEnd(ofFeature, words))
        this.#named.set(owner, Object.keys(ofFeature).length > 0)
      } else this.#named.set(owner, Object.keys(own).length > 0)
    }
  }
}
