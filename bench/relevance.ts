/**
 * `npm run bench relevance [-- ARTICLES] [--held] [--second] [--alone]`: how well the search answers judged
 * queries, compared with PostgreSQL's full text search. `--held` also prints the worst of the held-out half,
 * `--second` those of the later queries; `--alone` skips PostgreSQL.
 */
import { languages, type Language } from '../search/analysis/languages.ts'
import { understandQuery } from '../search/query/understand-query.ts'
import { openJudgedCatalogue, type JudgedCatalogue } from './relevance/catalogue.ts'
import { openComparator, type Comparator } from './relevance/comparator.ts'
import { judgedIn, meanOf, parts, type Judged, type Part } from './relevance/halves.ts'
import { ndcg } from './relevance/measure.ts'
import { askNumbers } from './relevance/number-answers.ts'

const wanted = process.argv.slice(2)
const articles = Number(wanted.find((each) => /^\d+$/u.test(each)) ?? 12_000)
const isShown: Record<Part, boolean> = {
  open: true,
  'held back': wanted.includes('--held'),
  second: wanted.includes('--second'),
}
const worstShown = 10

const column = (text: string | number): string =>
  (typeof text === 'number' ? text.toFixed(3) : text).padStart(10)

const short = (terms: readonly string[]): string => terms.slice(0, 4).join(' ') || '-'

/** A short form of how the search understood each word. */
function understood(catalogue: JudgedCatalogue, { language, phrase }: Judged): string {
  return understandQuery(phrase, {
    vocabulary: catalogue.vocabulary(language),
    synonyms: catalogue.synonyms(language, phrase),
  })
    .words.map(({ token, expansion }) => {
      if (!expansion) return `${token.term}: unknown`
      if (expansion.synonyms.length > 0) return `${token.term}: ${expansion.synonyms.length} synonyms`
      if (expansion.parts.length > 0) return `${token.term}: parts`
      return `${token.term}: ${short(expansion.exact)} | ${short(expansion.heads)} | ${short(expansion.related)}`
    })
    .join('; ')
}

function printWorst(catalogue: JudgedCatalogue, judged: readonly Judged[]): void {
  const worst = judged
    .filter((each) => each.ndcg < 1)
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, worstShown)
  for (const each of worst) {
    const grades = each.shown.map((article) => each.judge(article)).join('')
    const names = each.shown.slice(0, 3).map(({ family, series }) => `${family} ${series}`)
    console.log(`${each.ndcg.toFixed(3)} ${each.language} ${each.kind}: ${each.phrase}`)
    console.log(`      grades ${grades || 'none'}: ${names.join(', ')}`)
    console.log(`      ${understood(catalogue, each)}`)
  }
}

/** PostgreSQL's answer. It has no variants: its rows are judged by the best one. */
async function judgedThere(
  { ask }: Comparator,
  judged: readonly Judged[],
  language: Language,
): Promise<Array<{ ndcg: number }>> {
  const byProduct = new Map(catalogue.products.map((product) => [product[0]?.productId, product]))
  const theirs: Array<{ ndcg: number }> = []
  for (const { judge, phrase } of judged) {
    const ids = await ask(language, phrase)
    const shown = ids.flatMap((id) => byProduct.get(id)?.toSorted((a, b) => judge(b) - judge(a))[0] ?? [])
    theirs.push({ ndcg: ndcg(judge, catalogue.products, shown) ?? 0 })
  }
  return theirs
}

const catalogue = await openJudgedCatalogue(articles)
const comparator = wanted.includes('--alone') ? null : await openComparator(catalogue.source, languages)
try {
  const all: Judged[] = []
  console.log(
    `nDCG@10 over ${articles} articles${comparator === null ? '' : ` beside PostgreSQL ${comparator.version}'s own full text search`}`,
  )
  console.log(['', 'queries', ...parts, 'all', 'PostgreSQL', 'ratio'].map(column).join(''))
  for (const language of languages) {
    const judged = judgedIn(catalogue, language)
    all.push(...judged)
    const theirs = comparator === null ? [] : await judgedThere(comparator, judged, language)
    const own = meanOf(judged)
    const shares = parts.map((part) => meanOf(judged.filter((each) => each.part === part)))
    console.log(
      [language, String(judged.length), ...shares, own, meanOf(theirs), own / meanOf(theirs)]
        .map(column)
        .join(''),
    )
  }
  console.log('\nby kind of habit')
  for (const [kind, judged] of Map.groupBy(all, (each) => each.kind))
    console.log([kind, String(judged.length), meanOf(judged)].map(column).join(''))

  const numbers = askNumbers(catalogue, articles)
  const right = numbers.filter(({ isFirst, isStraight }) => isFirst && isStraight)
  console.log(
    `\nnumbers: ${right.length} of ${numbers.length} first and straight (${((100 * right.length) / numbers.length).toFixed(1)} %)`,
  )
  for (const each of numbers.filter((one) => !right.includes(one)).slice(0, worstShown))
    console.log(`  ${each.kind}: ${each.written}, first ${each.isFirst}, straight ${each.isStraight}`)

  for (const part of parts.filter((each) => isShown[each])) {
    console.log(`\nworst, ${part}: grades of the rows, and what each word was taken for`)
    printWorst(
      catalogue,
      all.filter((each) => each.part === part),
    )
  }
} finally {
  catalogue.close()
  await comparator?.close()
}
