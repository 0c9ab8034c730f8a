import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexFile, readColumns } from '../search/index/index-file.ts'
import { openIndex } from '../search/index-reader.ts'
import { openSearchEngine, staticCatalogue, type ListRequest, type SearchEngine } from '../search/index.ts'
import { alternativesOf } from '../search/query/expansion.ts'
import { understandQuery } from '../search/query/understand-query.ts'
import { neverAsked } from './search-cold.ts'
import { openComparator, type Comparator } from './search-postgres.ts'
import { slowest } from './search-slowest.ts'
import { benchSource } from './search-source.ts'
import { compare, eventLoop, tableHead, type Case } from './search-timing.ts'

// Search latencies compared with PostgreSQL on the same words and values (docs/performance.md, P13): node
// bench/search.ts [articles …]. Each side answers in its own thread or process, one query at a time, in turns;
// every figure is in milliseconds. With BENCH_FOLDER index and tables are kept there and reused.

const broadPhrase = process.env['BENCH_BROAD'] ?? 'rostfritt'
const reader = { language: 'sv', customer: '' } as const
const everything: ListRequest = {
  ...reader,
  phrase: '',
  page: 1,
  sort: 'relevance',
  filters: new Map(),
  intervals: new Map(),
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

/** The same words for PostgreSQL: both sides search the same terms and find the same products. */
function tsqueryOf(path: string): (phrase: string) => string {
  const index = openIndex(path, readColumns(path))
  const { vocabulary } = index.forLanguage('sv')
  return (phrase) =>
    understandQuery(phrase, { vocabulary })
      .words.flatMap(({ expansion }) => (expansion ? (alternativesOf(expansion)[0]?.leaves ?? []) : []))
      .map(
        ({ exact, heads, related }) =>
          `(${[...exact, ...heads, ...related].map((term) => `'${term}'`).join(' | ')})`,
      )
      .join(' & ')
}

type Asked = Partial<ListRequest>

const list = async (of: SearchEngine, more: Asked) =>
  (await of.list({ ...everything, ...more, ...reader }))?.total ?? 0
const quick = async (of: SearchEngine) => (await of.quick({ phrase: 'kulv', ...reader })).hits.length

function casesOf(
  search: SearchEngine,
  remembering: SearchEngine,
  postgres: Comparator,
  path: string,
  number: string,
): Case[] {
  const tsquery = tsqueryOf(path)
  const listCase = (name: string, more: Asked, theirs: () => Promise<number>): Case => ({
    name,
    ours: () => list(search, more),
    again: () => list(remembering, more),
    theirs,
  })
  const phraseCase = (name: string, phrase: string): Case => {
    const query = tsquery(phrase)
    return listCase(`${name}: ${phrase}`, { phrase }, () => postgres.list(query))
  }
  const filters = new Map([
    ['dn', ['20']],
    ['pn', ['16']],
  ])
  return [
    listCase(`exact: ${number}`, { phrase: number }, () => postgres.number(number)),
    phraseCase('selective', 'sexkantskruv m8x40'),
    // PostgreSQL gets the correct word; our search has to find it.
    phraseCase('misspelt', 'sexkantskruw m8x40'),
    phraseCase('broad', broadPhrase),
    phraseCase('broad, two words', 'rör koppar'),
    listCase('category valves, two filters', { categoryPath: 'valves', filters }, () =>
      postgres.filtered('valves', ['dn', '20'], ['pn', '16']),
    ),
    {
      name: 'quick: kulv',
      ours: () => quick(search),
      again: () => quick(remembering),
      theirs: () => postgres.quick('kulv'),
    },
  ]
}

async function exactNumber(source: ReturnType<typeof benchSource>): Promise<string> {
  for await (const products of source.products()) return products.at(-1)?.variants[0]?.code ?? ''
  return ''
}

async function measure(articles: number, folder: string, isKept: boolean): Promise<void> {
  const source = benchSource(articles)
  const number = await exactNumber(source)
  const began = performance.now()
  const before = process.memoryUsage().rss
  const open = (queryCacheBytes?: number) =>
    openSearchEngine(
      staticCatalogue(source.version, async () => source),
      {
        dataDir: folder,
        queryTimeoutMs: 60_000,
        startTimeoutMs: 3_600_000,
        ...(queryCacheBytes === undefined ? {} : { queryCacheBytes }),
      },
    )
  const search = await open(0)
  const took = ((performance.now() - began) / 1000).toFixed(1)
  const path = join(folder, indexFile)
  console.log(`\n${articles} articles: index of ${megabytes(statSync(path).size)}, ready after ${took} s`)
  const remembering = await open()
  const postgres = await openComparator(source, articles, isKept ? folder : undefined)
  try {
    console.log(
      `PostgreSQL ${postgres.version}, tables and indexes of ${megabytes(postgres.bytes)}; taking turns, ms`,
    )
    console.log(tableHead)
    const cases = casesOf(search, remembering, postgres, path, number)
    for (const each of cases) await compare(each)
    await neverAsked(openIndex(path, readColumns(path)), search, postgres, tsqueryOf(path))
    // Includes both searches and the bench itself.
    console.log(
      `this process grew by ${megabytes(process.memoryUsage().rss - before)} with two searches open`,
    )
    await remembering.close()
    await eventLoop(cases)
    await search.close()
    const following = join(import.meta.dirname, 'search-following.ts')
    spawnSync(process.execPath, [following, String(articles), folder], { stdio: 'inherit' })
    slowest(path)
  } finally {
    await postgres.close()
    await search.close()
  }
}

async function run(articles: number): Promise<void> {
  const kept = process.env['BENCH_FOLDER']
  const folder = kept ? join(kept, String(articles)) : mkdtempSync(join(tmpdir(), 'bench-search-'))
  mkdirSync(folder, { recursive: true })
  try {
    await measure(articles, folder, kept !== undefined)
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Number.isFinite)
for (const articles of sizes.length > 0 ? sizes : [12_000, 1_000_000]) await run(articles)
