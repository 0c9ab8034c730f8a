import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { DocumentSource } from '../search/documents.ts'
import { startPostgres } from '../tests/api/fixtures/postgres.ts'
import { writeTables } from './search-postgres-load.ts'

/** The comparator: full text search and facets in PostgreSQL over the same words and values. */
export interface Comparator {
  version: string
  /** Bytes of its tables and indexes. */
  bytes: number
  list(tsquery: string): Promise<number>
  filtered(category: string, first: [string, string], second: [string, string]): Promise<number>
  number(number: string): Promise<number>
  /** Products with a word that starts with a text. */
  quick(start: string): Promise<number>
  close(): Promise<void>
}

/**
 * Values are numbers in an array of each product and variant, with an inverted index, which counts facets without a
 * join: the fastest of the usual ways here. Memory and planner are configured as for a dedicated server; every
 * statement is planned for its values.
 */
const session = `
  set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set random_page_cost = 1.1; set jit = off;
  set effective_cache_size = '2GB'; set plan_cache_mode = force_custom_plan`

const load = (files: Awaited<ReturnType<typeof writeTables>>): string => `
  drop table if exists raw, p, v, w, n, t, loaded;
  create unlogged table raw (id int, path text, name text, attributes text, text text, vals int[]);
  create unlogged table v (variant int, product int, vals int[]);
  create unlogged table w (id int primary key, attribute text, value text);
  create unlogged table n (number text, product int);
  copy raw from '${files.products}'; copy v from '${files.variants}'; copy w from '${files.values}';
  copy n from '${files.numbers}';
  create unlogged table p as select id, path, vals, setweight(to_tsvector('simple', name), 'A')
    || setweight(to_tsvector('simple', attributes), 'B') || setweight(to_tsvector('simple', text), 'C') as words from raw;
  drop table raw;
  alter table p add primary key (id); create index on p using gin (words);
  create index on v using gin (vals); create index on w (attribute, value); create index on n (number);
  create unlogged table t as select word, ndoc as documents from ts_stat('select words from p');
  create index on t (word text_pattern_ops);
  create unlogged table loaded as select count(*)::int as products from p`

const listFacets = `
  with hits as materialized (select vals from p where words @@ to_tsquery('simple', $1)),
       counts as (select id, count(*)::int as count from hits, unnest(vals) as id group by id)
  select attribute, value, count, (select count(*)::int from hits) as total from counts join w using (id)`
const listPage = `
  select id from p where words @@ to_tsquery('simple', $1)
  order by ts_rank('{0.1,0.1,0.4,1.0}', words, to_tsquery('simple', $1)) desc, id limit 24`
/**
 * $1 category, $2 and $3 the selected values; the values of a filtered attribute are counted without its own
 * filter.
 */
const filtered = `
  with c as materialized (select product, vals from v where vals @> array[$1, $2, $3]::int[]),
       pairs as (
         select distinct id, product from c, unnest(vals) as id
           where id <> all(array(select id from w where attribute in ($4, $5)))
         union all
         select distinct id, product from v, unnest(vals) as id
           where vals @> array[$1, $3]::int[] and id = any(array(select id from w where attribute = $4))
         union all
         select distinct id, product from v, unnest(vals) as id
           where vals @> array[$1, $2]::int[] and id = any(array(select id from w where attribute = $5))),
       counts as (select id, count(*)::int as count from pairs group by id)
  select attribute, value, count, (select count(distinct product)::int from c) as total from counts join w using (id)`
const quick = `
  with hits as materialized (select id, path from p where words @@ to_tsquery('simple', $1) limit 1000)
  select path, count(*)::int, min(id) from hits group by 1 order by 2 desc limit 6`
/** Completions of a prefix, the most used first: the suggestions of the search field. */
const suggestions = `
  select word from t where word like $1 || '%' order by documents desc limit 6`

/** Starts a server and loads the catalogue into it; reuses the content of `folder` from an earlier run. */
export async function openComparator(
  source: DocumentSource,
  articles: number,
  folder?: string,
): Promise<Comparator> {
  const kept = folder === undefined ? undefined : join(folder, 'postgres')
  if (kept !== undefined) mkdirSync(kept, { recursive: true })
  const postgres = await startPostgres(kept, '-c shared_buffers=1GB')
  const client = new Client({ connectionString: postgres.url })
  const rows = async (name: string, text: string, values: unknown[] = []) =>
    (await client.query({ text, values, name })).rows
  const end = async () => {
    await client.end().catch(() => undefined)
    await postgres.stop()
  }
  try {
    await client.connect()
    await client.query(session)
    const loaded = await client
      .query('select products from loaded')
      .then(({ rows: [row] }) => Number(row?.['products'] ?? 0))
      .catch(() => 0)
    if (loaded === 0) {
      const tables = mkdtempSync(join(tmpdir(), 'bench-pg-'))
      chmodSync(tables, 0o755)
      try {
        await client.query(load(await writeTables(source, articles, tables)))
        await client.query('vacuum analyze')
      } finally {
        rmSync(tables, { recursive: true, force: true })
      }
    }
  } catch (cause) {
    await end()
    throw cause
  }
  const version = String((await rows('version', 'show server_version'))[0]?.['server_version'])
  const [size] = await rows('size', 'select pg_database_size(current_database()) as bytes')
  const idOf = async (attribute: string, value: string): Promise<number> => {
    const [row] = await rows('value', 'select id from w where attribute = $1 and value = $2', [
      attribute,
      value,
    ])
    return Number(row?.['id'] ?? 0)
  }

  return {
    version,
    bytes: Number(size?.['bytes']),
    async list(tsquery) {
      const facets = await rows('list facets', listFacets, [tsquery])
      await rows('list page', listPage, [tsquery])
      return Number(facets[0]?.['total'] ?? 0)
    },
    async filtered(category, first, second) {
      const values = [await idOf('category', category), await idOf(...first), await idOf(...second)]
      const found = await rows('filtered', filtered, [...values, first[0], second[0]])
      return Number(found[0]?.['total'] ?? 0)
    },
    number: async (number) =>
      (await rows('number', 'select product from n where number = $1', [number])).length,
    async quick(start) {
      await rows('suggestions', suggestions, [start])
      return (await rows('quick', quick, [`${start}:*`])).length
    },
    close: end,
  }
}
