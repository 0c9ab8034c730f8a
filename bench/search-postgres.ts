import { createWriteStream, mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { Client } from 'pg'
import type { Source } from '../api/search/source.ts'
import { indexedWords } from '../api/search/words.ts'
import { startPostgres } from '../tests/api/postgres.ts'
import { benchProducts } from './search-source.ts'

/** The comparator: full text search and facets in PostgreSQL over the same words and values. */
export interface Comparator {
  version: string
  list(tsquery: string): Promise<number>
  filtered(category: string, first: [string, string], second: [string, string]): Promise<number>
  number(number: string): Promise<number>
  quick(tsquery: string): Promise<number>
  close(): Promise<void>
}

const clean = (text: string): string => text.replaceAll(/[\t\n\\]/gu, ' ')
const terms = (text: string): string =>
  indexedWords(text)
    .map(({ term }) => term)
    .join(' ')

/** Writes a table's rows where the server can read them. */
function tableFile(folder: string, name: string) {
  const path = join(folder, name)
  const stream = createWriteStream(path, { mode: 0o644 })
  return {
    path,
    async row(...fields: Array<string | number>): Promise<void> {
      if (!stream.write(`${fields.map((field) => clean(String(field))).join('\t')}\n`))
        await once(stream, 'drain')
    },
    async end(): Promise<void> {
      stream.end()
      await once(stream, 'finish')
    },
  }
}

async function writeFiles(source: Source, articles: number, folder: string) {
  const files = {
    p: tableFile(folder, 'p'),
    v: tableFile(folder, 'v'),
    pv: tableFile(folder, 'pv'),
    n: tableFile(folder, 'n'),
  }
  const paths = new Map(source.categories.map(({ id, path }) => [id, path]))
  const units = new Map(source.attributes.map(({ key, unit }) => [key, unit]))
  for (const product of benchProducts(articles)) {
    const path = paths.get(product.categoryId) ?? ''
    const values = new Map<string, [string, string]>([['brand', ['brand', product.brand]]])
    const words = new Set<string>()
    for (const part of path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))) {
      const category = source.categories.find((each) => each.path === part)
      words.add(source.names[`category:${category?.id}`]?.['sv'] ?? '')
      values.set(part, ['category', part])
    }
    for (const variant of product.variants) {
      for (const { key, number, value } of variant.attributes) {
        const written = number === null ? (value ?? '') : String(number / 1000)
        values.set(`${key}=${written}`, [key, written])
        words.add(
          `${source.names[`value:${written}`]?.['sv'] ?? written.replace('.', ',')} ${units.get(key) ?? ''}`,
        )
        if (key.length === 2) words.add(`${key} ${written}`)
        await files.v.row(variant.id, product.id, key, written)
      }
      for (const number of new Set([variant.code, variant.manufacturerNumber, variant.ean]))
        await files.n.row(number, product.id)
    }
    for (const [key, written] of values.values()) await files.pv.row(product.id, key, written)
    await files.p.row(
      product.id,
      path,
      terms(product.names['sv'] ?? ''),
      [...words, product.brand].map(terms).join(' '),
      terms(product.descriptions['sv'] ?? ''),
    )
  }
  for (const file of Object.values(files)) await file.end()
  return files
}

/** Starts a server, loads the catalogue into it and lets it gather its statistics. */
export async function openComparator(source: Source, articles: number): Promise<Comparator> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'bench-pg-'))
  chmodSync(folder, 0o755)
  const client = new Client({ connectionString: postgres.url })
  try {
    const files = await writeFiles(source, articles, folder)
    await client.connect()
    await client.query(`
      set maintenance_work_mem = '512MB'; set work_mem = '256MB';
      create unlogged table raw (id int, path text, name text, attributes text, text text);
      create unlogged table v (variant int, product int, attribute text, value text);
      create unlogged table pv (product int, attribute text, value text);
      create unlogged table n (number text, product int);
      copy raw from '${files.p.path}'; copy v from '${files.v.path}'; copy pv from '${files.pv.path}'; copy n from '${files.n.path}';
      create unlogged table p as select id, path, setweight(to_tsvector('simple', name), 'A')
        || setweight(to_tsvector('simple', attributes), 'B') || setweight(to_tsvector('simple', text), 'C') as words from raw;
      drop table raw;
      alter table p add primary key (id); create index on p using gin (words); create index on p (path text_pattern_ops);
      create index on v (attribute, value, product, variant); create index on v (variant); create index on v (product);
      create index on pv (product); create index on n (number);
      analyze`)
  } catch (cause) {
    await client.end().catch(() => undefined)
    await postgres.stop()
    throw cause
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const rows = async (text: string, values: unknown[]) =>
    (await client.query({ text, values, name: text.slice(0, 60) })).rows
  const version = String((await rows('show server_version', []))[0]?.['server_version'])

  return {
    version,
    async list(tsquery) {
      const query = `to_tsquery('simple', $1)`
      const facets = await rows(
        `/* list facets */ with hits as materialized (select id from p where words @@ ${query})
         select attribute, value, count(*)::int as count, (select count(*)::int from hits) as total
         from hits join pv on pv.product = hits.id group by 1, 2`,
        [tsquery],
      )
      await rows(
        `/* list page */ select id from p where words @@ ${query} order by ts_rank('{0.1,0.1,0.4,1.0}', words, ${query}) desc, id limit 24`,
        [tsquery],
      )
      return Number(facets[0]?.['total'] ?? 0)
    },
    async filtered(category, [a, one], [b, other]) {
      const found = await rows(
        `/* filtered */ with base as materialized (select id from p where path like $1 || '/%'),
         a as materialized (select variant, product from v join base on id = product where attribute = $2 and value = $3),
         b as materialized (select variant, product from v join base on id = product where attribute = $4 and value = $5),
         c as materialized (select a.variant, a.product from a join b using (variant))
         select attribute, value, count(distinct v.product)::int as count, (select count(distinct product)::int from c) as total
           from v join c using (variant) where attribute <> $2 and attribute <> $4 group by 1, 2
         union all select attribute, value, count(distinct v.product)::int, 0 from v join b using (variant) where attribute = $2 group by 1, 2
         union all select attribute, value, count(distinct v.product)::int, 0 from v join a using (variant) where attribute = $4 group by 1, 2`,
        [category, a, one, b, other],
      )
      return Math.max(0, ...found.map((row) => Number(row['total'])))
    },
    number: async (number) =>
      (await rows('/* number */ select product from n where number = $1', [number])).length,
    async quick(tsquery) {
      const found = await rows(
        `/* quick */ with hits as materialized (select id, path from p where words @@ to_tsquery('simple', $1) limit 1000)
         select path, count(*)::int, min(id) from hits group by 1 order by 2 desc limit 6`,
        [tsquery],
      )
      return found.length
    },
    async close() {
      await client.end()
      await postgres.stop()
    },
  }
}
