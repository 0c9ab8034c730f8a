import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexFile, readColumns } from '../api/search/file.ts'
import { openIndex } from '../api/search/index-reader.ts'
import { openSearchOf, type ListQuery } from '../api/search/index.ts'
import { leaves, understand } from '../api/search/phrase.ts'
import { benchSource } from './search-source.ts'
import { openComparator } from './search-postgres.ts'

// Search latencies beside PostgreSQL on the same words and values (docs/performance.md, P13):
// node bench/search.ts [articles …]. Both sides answer through their own thread or process, one query at a time,
// taking turns; every figure is milliseconds.

const rounds = 25
/** A case that is slow on either side is asked less often; five rounds are the least. */
const patience = 60_000
const broadPhrase = process.env['BENCH_BROAD'] ?? 'rostfritt'
const everything: ListQuery = {
  phrase: '',
  phraseCut: false,
  page: 1,
  sort: 'Relevance',
  facets: new Map(),
  intervals: new Map(),
}
const reader = { language: 'sv', customer: '' } as const

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface Case {
  name: string
  ours: () => Promise<number>
  theirs: () => Promise<number>
}

async function timed(ask: () => Promise<number>): Promise<[milliseconds: number, found: number]> {
  const began = performance.now()
  const found = await ask()
  return [performance.now() - began, found]
}

async function compare({ name, ours, theirs }: Case): Promise<void> {
  const mine: number[] = []
  const other: number[] = []
  let found: [number, number] = [0, 0]
  const began = performance.now()
  for (let round = 0; round < rounds + 3; round++) {
    if (mine.length >= 5 && performance.now() - began > patience) break
    const [ownTime, ownFound] = await timed(ours)
    const [otherTime, otherFound] = await timed(theirs)
    found = [ownFound, otherFound]
    // The first three rounds warm both up.
    if (round > 2) {
      mine.push(ownTime)
      other.push(otherTime)
    }
  }
  mine.sort((a, b) => a - b)
  other.sort((a, b) => a - b)
  const [p50, p95, pg50, pg95] = [at(mine, 0.5), at(mine, 0.95), at(other, 0.5), at(other, 0.95)]
  const figures = [p50, p95, pg50, pg95].map((figure) => figure.toFixed(2).padStart(9)).join('')
  const ratio = `${(pg50 / p50).toFixed(1)}x / ${(pg95 / p95).toFixed(1)}x`
  console.log(`${name.padEnd(34)}${figures}   ${ratio.padEnd(16)} found ${found[0]} and ${found[1]}`)
}

/** The same words for PostgreSQL: both sides look for the same terms and so find the same products. */
function tsqueryOf(path: string): (phrase: string) => string {
  const index = openIndex(path, readColumns(path))
  const { vocabulary } = index.tongue('sv')
  return (phrase) =>
    understand(phrase, vocabulary)
      .words.flatMap(({ meaning }) => (meaning ? leaves(meaning) : []))
      .map(
        ({ exact, heads, related }) =>
          `(${[...exact, ...heads, ...related].map((term) => `'${term}'`).join(' | ')})`,
      )
      .join(' & ')
}

async function run(articles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  const source = benchSource(articles)
  const began = performance.now()
  const before = process.memoryUsage().rss
  const search = await openSearchOf(
    { version: source.version, open: async () => source },
    { dataDir: folder, patienceMs: 60_000 },
  )
  const built = performance.now() - began
  const path = join(folder, indexFile)
  const bytes = statSync(path).size
  console.log(
    `\n${articles} articles: index of ${(bytes / 1e6).toFixed(1)} MB built in ${(built / 1000).toFixed(1)} s`,
  )
  const postgres = await openComparator(source, articles)
  console.log(`PostgreSQL ${postgres.version}; ${rounds} rounds, taking turns`)
  console.log(`${''.padEnd(34)}      p50      p95   pg p50   pg p95   ratio p50 / p95`)
  try {
    const tsquery = tsqueryOf(path)
    const list = async (more: Partial<ListQuery> & { categoryPath?: string }) =>
      (await search.list({ ...everything, ...more, ...reader }))?.total ?? 0
    const phraseCase = (name: string, phrase: string): Case => {
      const query = tsquery(phrase)
      return { name: `${name}: ${phrase}`, ours: () => list({ phrase }), theirs: () => postgres.list(query) }
    }
    const number = await exactNumber(source)
    const cases: Case[] = [
      {
        name: `exact: ${number}`,
        ours: () => list({ phrase: number }),
        theirs: () => postgres.number(number),
      },
      phraseCase('selective', 'sexkantskruv m8x40'),
      phraseCase('broad', broadPhrase),
      phraseCase('broad, two words', 'rör koppar'),
      {
        name: 'category valves, two filters',
        ours: () =>
          list({
            categoryPath: 'valves',
            facets: new Map([
              ['dn', ['20']],
              ['pn', ['16']],
            ]),
          }),
        theirs: () => postgres.filtered('valves', ['dn', '20'], ['pn', '16']),
      },
      {
        name: 'quick: kulv',
        ours: async () => (await search.quick({ phrase: 'kulv', ...reader })).hits.length,
        theirs: () => postgres.quick('kulv:*'),
      },
    ]
    for (const each of cases) await compare(each)
    const grown = (process.memoryUsage().rss - before) / 1e6
    console.log(`this process grew by ${grown.toFixed(0)} MB, building included`)
  } finally {
    await postgres.close()
    await search.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function exactNumber(source: ReturnType<typeof benchSource>): Promise<string> {
  for await (const products of source.products()) return products.at(-1)?.variants[0]?.code ?? ''
  return ''
}

const sizes = process.argv.slice(2).map(Number).filter(Number.isFinite)
for (const articles of sizes.length > 0 ? sizes : [12_000, 1_000_000]) await run(articles)
