import { sql } from 'kysely'
import { Batch } from '../../platform/database/batch.ts'
import type { ImportedArticle, ArticleRefusal } from '../article.ts'
import type { ImportDatabase } from './temporary-tables.ts'

/** Characters of a row that are kept for the report. */
const rawLength = 300

/** A staged article. */
export interface StagedArticle {
  article: ImportedArticle
  /** Number of its product: as in the file, else as in the catalogue, else the article's own. */
  product: string
  raw: string
}

/** Articles that one product may have. */
const maxArticlesPerProduct = 5000
const page = 400

/** The articles of a file in temporary tables, to be read again product by product. */
export class StagedArticles {
  readonly #db: ImportDatabase
  readonly #articles = new Batch<{
    position: number
    line: number
    code: string
    product: string
    own: number
    content: string
    raw: string
  }>('stagedArticles')
  readonly #groups = new Batch<{ code: string; groupId: string }>('stagedGroups')
  readonly #refused = new Batch<{ code: string }>('refusedArticles')
  #count = 0

  constructor(db: ImportDatabase) {
    this.#db = db
  }

  /** Number of staged articles so far. */
  get count(): number {
    return this.#count
  }

  async addArticle(article: ImportedArticle, raw: string): Promise<void> {
    const { line, code, product } = article
    this.#count += 1
    await this.#articles.add(this.#db, [
      {
        position: this.#count,
        line,
        code,
        product: product ?? code,
        own: product === undefined ? 1 : 0,
        content: JSON.stringify(article),
        raw: raw.slice(0, rawLength),
      },
    ])
  }

  async addGroup(code: string, groupId: string): Promise<void> {
    await this.#groups.add(this.#db, [{ code, groupId }])
  }

  /** Notes an article whose row was refused, so that it is not retired. */
  async addRefusedCode(code: string): Promise<void> {
    await this.#refused.add(this.#db, [{ code }])
  }

  /** Writes the remaining rows, and sets the catalogue's product for articles whose product the file does not name. */
  async finish(): Promise<void> {
    for (const batch of [this.#articles, this.#groups, this.#refused]) await batch.finish(this.#db)
    const run = (statement: string) => sql.raw(statement).execute(this.#db)
    await run(
      `update "stagedArticles" set "product" = (select p."code" from "variants" v join "products" p on p."id" = v."productId"
         where v."code" = "stagedArticles"."code")
       where "own" = 1 and exists (select 1 from "variants" v where v."code" = "stagedArticles"."code")`,
    )
    await run(`create index "stagedByProduct" on "stagedArticles" ("product", "position")`)
    await run(`create index "stagedByCode" on "stagedArticles" ("code", "position")`)
    await run(`create index "groupsByCode" on "stagedGroups" ("code")`)
    await run(`create index "refusedByCode" on "refusedArticles" ("code")`)
  }

  /** Removes all but the first row of each article and yields the removed ones. */
  async *dropRepeated(): AsyncGenerator<ArticleRefusal> {
    let last = { code: '', position: 0 }
    for (;;) {
      const { rows } = await sql<{
        position: number
        line: number
        code: string
        first: number
        raw: string
      }>`
        select s."position", s."line", s."code", s."raw",
          (select f."line" from "stagedArticles" f where f."code" = s."code" order by f."position" limit 1) as "first"
        from "stagedArticles" s
        where (s."code" > ${last.code} or (s."code" = ${last.code} and s."position" > ${last.position}))
          and exists (select 1 from "stagedArticles" f where f."code" = s."code" and f."position" < s."position")
        order by s."code", s."position" limit 500`.execute(this.#db)
      for (const { line, first, raw, code } of rows)
        yield { line, field: 'article', reason: `${code} is in line ${first} already`, raw }
      last = rows.at(-1) ?? last
      if (rows.length < 500) break
    }
    await sql`delete from "stagedArticles" where exists (select 1 from "stagedArticles" f
      where f."code" = "stagedArticles"."code" and f."position" < "stagedArticles"."position")`.execute(
      this.#db,
    )
  }

  /** Reads the articles, whole products at a time, in the order of the products' numbers. */
  async *products(): AsyncGenerator<StagedArticle[]> {
    let after = ''
    for (;;) {
      const rows = await this.#rowsAfter(after, page)
      const last = rows.at(-1)
      if (!last) return
      // The last product may continue after the page.
      const first = rows[0]?.product
      const whole =
        rows.length < page || first === last.product
          ? rows
          : rows.filter(({ product }) => product !== last.product)
      const batch = first === last.product && rows.length === page ? await this.#rowsOf(last.product) : whole
      after = batch.at(-1)?.product ?? last.product
      yield batch.map(({ content, product, raw }) => ({ article: parsed(content), product, raw }))
    }
  }

  #rowsAfter(product: string, most: number) {
    return this.#db
      .selectFrom('stagedArticles')
      .select(['product', 'content', 'raw'])
      .where('product', '>', product)
      .orderBy('product')
      .orderBy('position')
      .limit(most)
      .execute()
  }

  #rowsOf(product: string) {
    return this.#db
      .selectFrom('stagedArticles')
      .select(['product', 'content', 'raw'])
      .where('product', '=', product)
      .orderBy('position')
      .limit(maxArticlesPerProduct)
      .execute()
  }
}

/** The content was checked before it was staged. */
const parsed = (content: string): ImportedArticle => JSON.parse(content) as ImportedArticle
