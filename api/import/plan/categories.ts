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

const nameOf = (words: LocalTexts): string => words.sv ?? words.en ?? Object.values(words)[0] ?? ''

/** The categories of the catalogue and those that a file adds. */
export class Categories {
  readonly #byPath: Map<string, Category>
  readonly #groups = new Map<string, Group>()
  /** Categories of the source's groups: earlier ones, and those of this import. */
  readonly #ofGroup: Map<string, number>
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
    this.#lastId = Math.max(0, ...rows.map(({ id }) => id))
    this.#ofGroup = new Map(known)
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

  addGroup(group: Group): void {
    this.#groups.set(group.id, group)
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
    const group = this.#groups.get(id)
    const known = this.#ofGroup.get(id)
    if (known !== undefined) {
      if (group) {
        this.#name(`category:${known}`, group.words)
        this.#groups.delete(id)
      }
      return known
    }
    if (!group) return undefined
    const parents: Group[] = []
    for (let at: Group | undefined = group; at && parents.length < 20; at = this.#groups.get(at.parent ?? ''))
      parents.unshift(at)
    const line = parents.slice(0, maxDepth)
    let path = ''
    for (const each of line)
      path = `${path}${path === '' ? '' : '/'}${toSlug(nameOf(each.words)) || toSlug(each.id)}`
    const above = line.length > 1 ? await this.findOrCreateForGroup(line.at(-2)?.id ?? '') : undefined
    const own = this.#byPath.get(path)
    const category = own ?? {
      id: (this.#lastId += 1),
      parentId: above ?? null,
      path,
      family: null,
      position: this.#lastId,
    }
    if (!own) await this.#put(category)
    this.#ofGroup.set(id, category.id)
    await this.#changes.put('categorySources', { source: this.#source, groupId: id, categoryId: category.id })
    this.#name(`category:${category.id}`, group.words)
    return category.id
  }

  async #put(category: Category): Promise<void> {
    this.#byPath.set(category.path, category)
    await this.#changes.put('categories', { ...category })
  }
}
