import { sql } from 'kysely'
import { Batch } from '../../platform/database/batch.ts'
import type { ImportedArticle, Refusal } from '../article.ts'
import type { Scratch } from './temporary-tables.ts'

/** So much of a row is kept for the report. */
export const rawKept = 300

/** A staged article as it comes back. */
export interface StagedArticle {
  article: ImportedArticle
  /** Number of the product it belongs to: the file's, the catalogue's, or the article's own. */
  product: string
  raw: string
}

/** Most articles of one product. */
const largestProduct = 5000
const page = 400

/** Keeps the articles of a file, to be read again product by product. */
export class Staging {
  readonly #scratch: Scratch
  readonly #articles = new Batch<{
    line: number
    code: string
    product: string
    own: number
    content: string
    raw: string
  }>('stagedArticles')
  readonly #places = new Batch<{ code: string; groupId: string }>('stagedPlaces')
  readonly #spared = new Batch<{ code: string }>('spared')
  #count = 0

  constructor(scratch: Scratch) {
    this.#scratch = scratch
  }

  /** Articles staged so far. */
  get count(): number {
    return this.#count
  }

  async addArticle(article: ImportedArticle, raw: string): Promise<void> {
    const { line, code, product } = article
    this.#count += 1
    await this.#articles.add(this.#scratch, [
      {
        line,
        code,
        product: product ?? code,
        own: product === undefined ? 1 : 0,
        content: JSON.stringify(article),
        raw: raw.slice(0, rawKept),
      },
    ])
  }

  async place(code: string, groupId: string): Promise<void> {
    await this.#places.add(this.#scratch, [{ code, groupId }])
  }

  /** Keeps an article from being retired although its row was refused. */
  async spare(code: string): Promise<void> {
    await this.#spared.add(this.#scratch, [{ code }])
  }

  /** Writes the rest, and finds the products of articles that the catalogue knows and the file names none for. */
  async finish(): Promise<void> {
    for (const batch of [this.#articles, this.#places, this.#spared]) await batch.finish(this.#scratch)
    const run = (statement: string) => sql.raw(statement).execute(this.#scratch)
    await run(
      `update "stagedArticles" set "product" = (select p."code" from "variants" v join "products" p on p."id" = v."productId"
         where v."code" = "stagedArticles"."code")
       where "own" = 1 and exists (select 1 from "variants" v where v."code" = "stagedArticles"."code")`,
    )
    await run(`create index "stagedByProduct" on "stagedArticles" ("product", "line")`)
    await run(`create index "stagedByCode" on "stagedArticles" ("code", "line")`)
    await run(`create index "placesByCode" on "stagedPlaces" ("code")`)
    await run(`create index "sparedByCode" on "spared" ("code")`)
  }

  /** Takes out all but the first row of each article; gives what was taken out. */
  async *dropRepeated(): AsyncGenerator<Refusal> {
    let last = { code: '', line: 0 }
    for (;;) {
      const { rows } = await sql<{ line: number; code: string; first: number; raw: string }>`
        select s."line", s."code", s."raw", (select min(f."line") from "stagedArticles" f where f."code" = s."code") as "first"
        from "stagedArticles" s
        where (s."code" > ${last.code} or (s."code" = ${last.code} and s."line" > ${last.line}))
          and exists (select 1 from "stagedArticles" f where f."code" = s."code" and f."line" < s."line")
        order by s."code", s."line" limit 500`.execute(this.#scratch)
      for (const { line, first, raw, code } of rows)
        yield { line, field: 'article', reason: `${code} stands in line ${first} already`, raw }
      last = rows.at(-1) ?? last
      if (rows.length < 500) break
    }
    await sql`delete from "stagedArticles" where exists (select 1 from "stagedArticles" f
      where f."code" = "stagedArticles"."code" and f."line" < "stagedArticles"."line")`.execute(this.#scratch)
  }

  /** The articles again, whole products at a time, in the order of the products' numbers. */
  async *products(): AsyncGenerator<StagedArticle[]> {
    let after = ''
    for (;;) {
      const rows = await this.#rowsAfter(after, page)
      const last = rows.at(-1)
      if (!last) return
      // The last product may go on behind the page.
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
    return this.#scratch
      .selectFrom('stagedArticles')
      .select(['product', 'content', 'raw'])
      .where('product', '>', product)
      .orderBy('product')
      .orderBy('line')
      .limit(most)
      .execute()
  }

  #rowsOf(product: string) {
    return this.#scratch
      .selectFrom('stagedArticles')
      .select(['product', 'content', 'raw'])
      .where('product', '=', product)
      .orderBy('line')
      .limit(largestProduct)
      .execute()
  }
}

/** What was staged was checked before. */
const parsed = (content: string): ImportedArticle => JSON.parse(content) as ImportedArticle
