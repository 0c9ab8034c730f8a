import type { SearchEngine } from '../search/index.ts'
import type { IndexReader } from '../search/index-reader.ts'
import type { Comparator } from './search-postgres.ts'
import { percentile } from './statistics.ts'

/** Number of phrases and of prefixes, each requested once. */
const phrases = 60
/** A phrase with more results is not selective. */
const mostFound = 1000

interface Once {
  name: string
  ours: (asked: string) => Promise<number>
  theirs: (asked: string) => Promise<number>
  /** Whether an answer counts. */
  counts: (found: number) => boolean
}

/** Phrases from category and values of products' first variants, from the whole catalogue. */
function phrasesOf({ columns, facts, forLanguage }: IndexReader): string[] {
  const { texts } = forLanguage('sv')
  const { firstVariant, valueStart, values, categoryOf, productIds } = columns
  const step = Math.max(1, Math.floor(productIds.length / (phrases * 4)))
  const made = new Set<string>()
  for (let product = step >> 1; product < productIds.length; product += step) {
    const category = texts.values[facts.categories[categoryOf[product] ?? 0]?.value ?? -1] ?? ''
    const variant = firstVariant[product] ?? 0
    const [start, end] = [valueStart[variant] ?? 0, valueStart[variant + 1] ?? 0]
    const own = [...values.subarray(start, end)].map((value) => texts.values[value] ?? '')
    made.add([category.split(/[ -]/u)[0], ...own.filter((text) => text.length > 1).slice(0, 2)].join(' '))
  }
  return [...made]
}

/** Queries both sides once for each phrase, in turns, and prints one row with the duration of the first query. */
async function once({ name, ours, theirs, counts }: Once, asked: readonly string[]): Promise<void> {
  const times: Array<[own: number, other: number]> = []
  for (const phrase of asked) {
    if (times.length === phrases) break
    const began = performance.now()
    const found = await ours(phrase)
    const between = performance.now()
    await theirs(phrase)
    if (counts(found)) times.push([between - began, performance.now() - between])
  }
  const figures = ([0, 1] as const).map((side) =>
    [0.5, 0.95].map((share) =>
      percentile(
        times.map((each) => each[side]),
        share,
      ),
    ),
  )
  const [[own = 0, ownTail = 0] = [], [other = 0, otherTail = 0] = []] = figures
  const written = [own, ownTail, other, otherTail].map((figure) => figure.toFixed(2).padStart(9)).join('')
  console.log(
    `${name.padEnd(44)}${written}   ${(other / own).toFixed(1)}x / ${(otherTail / ownTail).toFixed(1)}x   of ${times.length}`,
  )
}

/** Measures queries that were never made before, so that nothing is cached on either side. */
export async function neverAsked(
  index: IndexReader,
  search: SearchEngine,
  postgres: Comparator,
  tsquery: (phrase: string) => string,
): Promise<void> {
  const reader = { language: 'sv', customer: '' } as const
  const asked = phrasesOf(index)
  console.log(`${'never asked before'.padEnd(44)}      p50      p95   pg p50   pg p95   ratio p50 / p95`)
  await once(
    {
      name: `selective, up to ${mostFound} products`,
      ours: async (phrase) =>
        (
          await search.list({
            phrase,
            page: 1,
            sort: 'relevance',
            filters: new Map(),
            intervals: new Map(),
            ...reader,
          })
        )?.total ?? 0,
      theirs: (phrase) => postgres.list(tsquery(phrase)),
      counts: (found) => found > 0 && found <= mostFound,
    },
    asked,
  )
  const beginnings = (length: number): string[] => {
    const starts = new RegExp(`^[a-zåäö]{${length}}`, 'u')
    return [...new Set(asked.flatMap((phrase) => phrase.toLowerCase().match(starts) ?? []))]
  }
  // A running shop has answered other prefixes before: both sides are warm, but have none of these cached.
  for (const phrase of beginnings(3)) {
    await search.quick({ phrase, ...reader })
    await postgres.quick(phrase)
  }
  await once(
    {
      name: 'quick search, four letters',
      ours: async (phrase) => (await search.quick({ phrase, ...reader })).hits.length,
      theirs: (phrase) => postgres.quick(phrase),
      counts: (found) => found > 0,
    },
    beginnings(4),
  )
}
