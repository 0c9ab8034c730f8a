import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../search/analysis/languages.ts'
import type { DocumentSource, ProductDocument } from '../../search/documents.ts'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile, readColumns } from '../../search/index/index-file.ts'
import { openIndex } from '../../search/index-reader.ts'
import { searchList } from '../../search/requests/list.ts'
import { quickSearch } from '../../search/requests/quick.ts'

/** A catalogue of compounds that the demo catalogue does not have, and of brands that only resemble its words. */

type Words = Record<'sv' | 'fi' | 'nb' | 'da' | 'en', string>
const words = (line: string): Words => {
  const [sv = '', fi = '', nb = '', da = '', en = ''] = line.split(' ')
  return { sv, fi, nb, da, en }
}

const kinds = [
  'mätare mittari måler måler meter',
  'lås lukko lås lås lock',
  'tvättställ pesuallas servant håndvask washbasin',
  'armatur valaisin armatur armatur luminaire',
  'stege tikas stige stige ladder',
  'koppling liitin kobling kobling coupling',
  'slang letku slange slange hose',
  'pump pumppu pumpe pumpe pump',
  'ventil venttiili ventil ventil valve',
  'kabel kaapeli kabel kabel cable',
  'tejp teippi tape tape tape',
  'skena kisko skinne skinne rail',
  'filter suodatin filter filter filter',
  'panna kattila kjele kedel boiler',
  'hylla hylly hylle hylde shelf',
  'jacka takki jakke jakke jacket',
  'skruv ruuvi skrue skrue screw',
  'rör putki rør rør pipe',
].map(words)

const modifiers = [
  'vatten vesi vann vand water',
  'sten kivi stein sten stone',
  'trä puu tre træ wood',
  'värme lämpö varme varme heat',
  'ram kehys ramme ramme frame',
  'tak katto tak tag roof',
  'vägg seinä vegg væg wall',
  'golv lattia gulv gulv floor',
  'skydds suoja verne sikkerheds safety',
  'brand palo brann brand fire',
  'gas kaasu gass gas gas',
  'luft ilma luft luft air',
  'olje öljy olje olie oil',
  'tryck paine trykk tryk pressure',
  'snabb pika hurtig lyn quick',
  'hörn kulma hjørne hjørne corner',
  'garage autotalli garasje garage garage',
  'verkstads verstas verksted værksted workshop',
].map(words)

/** Brands that folding or stemming makes equal to a word, by what they sell. */
const brands: ReadonlyArray<readonly [brand: string, goods: Words]> = [
  ['Mata', words('Lim Liima Lim Lim Glue')],
  ['Las', words('Spackel Silote Sparkel Spartel Filler')],
  ['Ror', words('Pensel Sivellin Pensel Pensel Brush')],
  ['Vam', words('Handskar Käsineet Hansker Handsker Gloves')],
  ['Boj', words('Svamp Sieni Svamp Svamp Sponge')],
  ['Meterix', words('Penna Kynä Penn Pen Pencil')],
]

/** Modifiers from here on follow the kind as a word of their own: `Stege garage`. */
const firstSeparate = 13

function nameOf(modifier: number, kind: number, language: keyof Words): string {
  const [before, after] = [modifiers[modifier]?.[language] ?? '', kinds[kind]?.[language] ?? '']
  const compound = language === 'en' ? `${before} ${after}` : before + after
  const name = modifier < firstSeparate ? compound : `${after} ${before}`
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** An article of the catalogue: the places of its modifier and its kind; both -1 for what a brand sells. */
export interface CompoundArticle {
  id: number
  modifier: number
  kind: number
}

const combined: CompoundArticle[] = kinds.flatMap((_, kind) =>
  // Some combinations are missing, as in a real catalogue.
  modifiers.flatMap((__, modifier) =>
    (kind * 7 + modifier * 5) % 6 === 0
      ? []
      : [{ id: 1 + kind * modifiers.length + modifier, modifier, kind }],
  ),
)
// `ramstege`, which a named query asks for. At the end, so that it changes no other query.
const articles: readonly CompoundArticle[] = [
  ...combined,
  { id: 1 + 4 * modifiers.length + 4, modifier: 4, kind: 4 },
]
const languageKeys = ['sv', 'fi', 'nb', 'da', 'en'] as const

const documentOf = (
  id: number,
  names: Record<string, string>,
  brand: string,
  categoryId: number,
): ProductDocument => ({
  id,
  code: `C${1000 + id}`,
  brand,
  categoryId,
  labels: [],
  names,
  descriptions: {},
  variants: [15, 22].map((size, place) => ({
    id: id * 10 + place,
    code: `${7000 + id}${place}1`,
    manufacturerNumber: '',
    ean: '',
    attributes: [{ key: 'diameter', number: size * 1000, value: null }],
  })),
})

const namesBy = (name: (language: keyof Words) => string): Record<string, string> =>
  Object.fromEntries(languageKeys.map((language) => [language, name(language)]))

const documents = (): ProductDocument[] => [
  ...articles.map(({ id, modifier, kind }) =>
    documentOf(
      id,
      namesBy((language) => nameOf(modifier, kind, language)),
      'Vattna',
      1,
    ),
  ),
  ...brands.flatMap(([brand, goods], at) =>
    [0, 1, 2].map((place) =>
      documentOf(
        5000 + at * 10 + place,
        namesBy((language) => `${brand} ${goods[language]} ${place + 1}`),
        brand,
        2,
      ),
    ),
  ),
]

const source: DocumentSource = {
  version: 1,
  categories: [
    { id: 1, parentId: null, path: 'goods', position: 0 },
    { id: 2, parentId: null, path: 'supplies', position: 1 },
  ],
  attributes: [{ key: 'diameter', kind: 1, unit: 'mm', position: 0 }],
  names: {},
  async *products() {
    yield documents()
  },
  async *customerNumbers() {},
  async *assortments() {},
}

const keyOf = (language: Language): keyof Words => (language === 'nn' ? 'nb' : language)

/** A small random number generator: the same edits in each run. */
const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** One wrong, missing, doubled or swapped letter. */
function misspell(word: string, next: (below: number) => number): string {
  const at = 1 + next(word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const kind = next(4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + letter + after
  if (kind === 2 && after !== '' && after.charAt(0) !== letter)
    return before + after.charAt(0) + letter + after.slice(1)
  return `${before}${'aeiorstnl'.charAt(next(9))}${after}`
}

/** A phrase and the articles that it asks for; those of `kind` alone answer partly. */
export interface CompoundQuery {
  habit: 'kind' | 'misspelt' | 'misspelt part'
  phrase: string
  modifier: number | null
  kind: number
}

/** Kinds as single words, compounds with one wrong letter, and such compounds that the catalogue does not have. */
export function compoundQueries(language: Language): CompoundQuery[] {
  const key = keyOf(language)
  const next = random(language.charCodeAt(0) * 31 + language.charCodeAt(1))
  const single = kinds.map((kind, at): CompoundQuery => ({
    habit: 'kind',
    phrase: kind[key],
    modifier: null,
    kind: at,
  }))
  if (language === 'en') return single
  const misspelt = articles
    .filter((_, at) => at % 2 === 0)
    .map(({ modifier, kind }): CompoundQuery => ({
      habit: modifier < firstSeparate ? 'misspelt' : 'misspelt part',
      phrase: misspell((modifiers[modifier]?.[key] ?? '') + (kinds[kind]?.[key] ?? ''), next),
      modifier,
      kind,
    }))
  return [...single, ...misspelt]
}

/** Swedish phrases that once found wrong words or nothing, with the repair that the answer tells. A doubled letter needs none. */
export const namedQueries: readonly (CompoundQuery & { corrected: string | null })[] = [
  { habit: 'kind', phrase: 'mätare', corrected: null, modifier: null, kind: 0 },
  { habit: 'kind', phrase: 'lås', corrected: null, modifier: null, kind: 1 },
  { habit: 'misspelt', phrase: 'stentättställ', corrected: 'stentvättställ', modifier: 1, kind: 2 },
  { habit: 'misspelt', phrase: 'träaarmatur', corrected: null, modifier: 2, kind: 3 },
  { habit: 'misspelt', phrase: 'vamstege', corrected: 'ramstege', modifier: 4, kind: 4 },
  { habit: 'misspelt', phrase: 'värmekopling', corrected: 'värmekoppling', modifier: 3, kind: 5 },
]

export interface CompoundAnswer {
  total: number
  grades: number[]
  ndcg: number
  corrected: string | null
}

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

const judge = ({ modifier, kind }: CompoundQuery, article: CompoundArticle | undefined): number => {
  if (article?.kind !== kind) return 0
  return modifier === null || article.modifier === modifier ? 3 : 1
}

/** Builds the catalogue's index and answers its queries. */
export async function openCompoundCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), 'compounds-'))
  const path = join(folder, indexFile)
  await buildIndex(source, path)
  const index = openIndex(path, readColumns(path))
  const byId = new Map(articles.map((article) => [article.id, article]))
  const judgeAnswer = (
    query: CompoundQuery,
    ids: readonly number[],
    depth: number,
  ): { grades: number[]; ndcg: number } => {
    const grades = ids.slice(0, depth).map((id) => judge(query, byId.get(id)))
    // An article of the kind that nobody asked for may follow, but need not.
    const best = articles
      .map((article) => judge(query, article))
      .filter((grade) => grade === 3)
      .slice(0, depth)
    return { grades, ndcg: Math.min(1, discounted(grades) / discounted(best)) }
  }
  return {
    index,
    ask(language: Language, query: CompoundQuery): CompoundAnswer {
      const answer = searchList(index, {
        phrase: query.phrase,
        language,
        customer: '',
        filters: new Map(),
        intervals: new Map(),
        page: 1,
        sort: 'relevance',
      })
      const ids = answer?.hits.map(({ productId }) => productId) ?? []
      return {
        total: answer?.total ?? 0,
        corrected: answer?.corrected ?? null,
        ...judgeAnswer(query, ids, 10),
      }
    },
    begin(language: Language, query: CompoundQuery): Pick<CompoundAnswer, 'grades' | 'ndcg'> {
      const { hits } = quickSearch(index, { phrase: query.phrase, language, customer: '' })
      return judgeAnswer(
        query,
        hits.map(({ productId }) => productId),
        6,
      )
    },
    close() {
      index.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
