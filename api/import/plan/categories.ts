import type { Changes } from '../staging/changes.ts'
import type { ImportItem, LocalTexts } from '../items.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'
import { toSlug } from '../parse-values.ts'

type Group = Extract<ImportItem, { kind: 'group' }>

interface Category {
  id: number
  parentId: number | null
  path: string
  family: string | null
  position: number
}

/** Levels of categories; deeper groups belong to the category above them. */
const maxDepth = 5

const nameOf = (words: LocalTexts): string => words['sv'] ?? words['en'] ?? Object.values(words)[0] ?? ''

/** Group of articles that the file gives no group. No file can have it: ids of groups are trimmed. */
const defaultGroup = ' '

/** A part of a path: the name, else the id; a number for letters that addresses do not have. */
const partOf = ({ id, words }: Group, number: number): string =>
  toSlug(nameOf(words)) || toSlug(id) || `category-${number}`

/** The categories of the catalogue and those that a file adds. */
export class Categories {
  readonly #byPath: Map<string, Category>
  readonly #categories: Map<number, Category>
  readonly #groups = new Map<string, Group>()
  /** Categories of the source's groups: those of earlier imports, and those that this import has used. */
  readonly #ofGroup: ReadonlyMap<string, number>
  readonly #found = new Map<string, number>()
  readonly #source: string
  readonly #changes: Changes
  readonly #name: (owner: string, words: LocalTexts) => void
  #lastId: number

  private constructor(
    rows: readonly Category[],
    known: ReadonlyMap<string, number>,
    source: string,
    changes: Changes,
    name: (owner: string, words: LocalTexts) => void,
  ) {
    this.#byPath = new Map(rows.map((row) => [row.path, row]))
    this.#categories = new Map(rows.map((row) => [row.id, row]))
    this.#lastId = Math.max(0, ...rows.map(({ id }) => id))
    this.#ofGroup = known
    this.#source = source
    this.#changes = changes
    this.#name = name
  }

  /** Reads the catalogue's categories. `name` receives the texts of categories. */
  static async open(
    db: ImportDatabase,
    source: string,
    changes: Changes,
    name: (owner: string, words: LocalTexts) => void,
  ): Promise<Categories> {
    const rows = await db.selectFrom('categories').selectAll().execute()
    const known = await db
      .selectFrom('categorySources')
      .select(['groupId', 'categoryId'])
      .where('source', '=', source)
      .execute()
    const groups = new Map(known.map(({ groupId, categoryId }) => [groupId, categoryId]))
    return new Categories(rows, groups, source, changes, name)
  }

  findId(path: string): number | undefined {
    return this.#byPath.get(path)?.id
  }

  /** Adds the groups of a file. Returns how many of them were above themselves: they are top categories. */
  addGroups(groups: readonly Group[]): number {
    for (const group of groups) this.#groups.set(group.id, group)
    const seen = new Map<string, string>()
    let loops = 0
    for (const start of this.#groups.keys()) {
      for (let at = this.#groups.get(start); at; at = this.#groups.get(at.parent ?? '')) {
        const by = seen.get(at.id)
        if (by === start) {
          loops += 1
          this.#groups.set(at.id, { ...at, parent: null })
        }
        if (by !== undefined) break
        seen.set(at.id, start)
      }
    }
    return loops
  }

  /** Adds the category of articles without any: the supplier's, a top category with its name. */
  addDefault(supplier: string): void {
    this.#groups.set(defaultGroup, {
      kind: 'group',
      id: defaultGroup,
      parent: null,
      words: { en: supplier },
      position: 0,
    })
  }

  /** The supplier's default category; undefined for the shop's own catalogue. */
  findOrCreateDefault(): Promise<number | undefined> {
    return this.findOrCreateForGroup(defaultGroup)
  }

  /** Names a category and creates it if it is new. Returns the reason when its parent is missing. */
  async nameCategory(path: string, words: LocalTexts, position: number | null): Promise<string | null> {
    const known = this.#byPath.get(path)
    if (known && (position === null || position === known.position)) {
      this.#name(`category:${known.id}`, words)
      return null
    }
    const above = path.includes('/') ? this.#byPath.get(path.slice(0, path.lastIndexOf('/'))) : null
    if (above === undefined) return 'the category above it is not there'
    await this.#put({
      id: known?.id ?? (this.#lastId += 1),
      parentId: above?.id ?? null,
      path,
      family: known?.family ?? null,
      position: position ?? this.#lastId,
    })
    this.#name(`category:${this.#byPath.get(path)?.id ?? 0}`, words)
    return null
  }

  /** The category of a group. Creates it and its parents if they are new; undefined for an unknown group. */
  async findOrCreateForGroup(id: string): Promise<number | undefined> {
    const found = this.#found.get(id)
    if (found !== undefined) return found
    const group = this.#groups.get(id)
    if (!group) return this.#ofGroup.get(id)
    const line: Group[] = []
    for (let at: Group | undefined = group; at; at = this.#groups.get(at.parent ?? '')) line.push(at)
    // An update may name groups below one that only an earlier file had.
    let category = this.#categories.get(this.#ofGroup.get(line.at(-1)?.parent ?? '') ?? 0)
    for (const each of line.toReversed()) {
      if (category && category.path.split('/').length >= maxDepth) break
      category = await this.#categoryOf(each, category)
    }
    if (category) this.#found.set(id, category.id)
    return category?.id
  }

  /** The category of a group below another category, created if it is new and named at its first use. */
  async #categoryOf(group: Group, above: Category | undefined): Promise<Category> {
    const found = this.#categories.get(this.#found.get(group.id) ?? 0)
    if (found) return found
    const part = partOf(group, this.#lastId + 1)
    const path = above ? `${above.path}/${part}` : part
    const known = this.#categories.get(this.#ofGroup.get(group.id) ?? 0)
    const own = known ?? this.#byPath.get(path)
    const category = own ?? {
      id: (this.#lastId += 1),
      parentId: above?.id ?? null,
      path,
      family: null,
      position: this.#lastId,
    }
    if (!own) await this.#put(category)
    this.#found.set(group.id, category.id)
    if (!known)
      await this.#changes.put('categorySources', {
        source: this.#source,
        groupId: group.id,
        categoryId: category.id,
      })
    const isNamed = nameOf(group.words) !== ''
    // A page of a category needs a name.
    this.#name(
      `category:${category.id}`,
      isNamed || own ? group.words : { en: group.id.replace(/^class:/u, '') },
    )
    return category
  }

  async #put(category: Category): Promise<void> {
    this.#byPath.set(category.path, category)
    this.#categories.set(category.id, category)
    await this.#changes.put('categories', { ...category })
  }
}
