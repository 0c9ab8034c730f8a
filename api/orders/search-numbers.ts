import type { Queries } from '../platform/database/queries.ts'
import type { OrderScope } from '../accounts/service.ts'
import { forEachChunk, rowsPerStatement } from '../platform/database/chunks.ts'
import { foldText, searchPattern, searchWords } from '../platform/lists/list-filter.ts'

/** Characters of a number that are kept: a search has no longer words. */
const longest = 100

/** Texts whole and word by word, as a search finds their beginnings. */
export const beginningsOf = (texts: readonly string[]): string[] => {
  const folded = texts.map((text) => foldText(text).trim())
  const beginnings = folded.flatMap((text) => [text, ...text.split(/\s+/u)])
  return [...new Set(beginnings.map((text) => text.slice(0, longest)))].filter((text) => text !== '')
}

/**
 * The words of a name that have a digit, and what is in them from each number on: `Kopparrör DN15x1,0` has `dn15x1,0`,
 * `15x1,0` and `1,0`. Other words are found anywhere in the texts of an order.
 */
export function sizesOf(name: string): string[] {
  const words = foldText(name)
    .split(/\s+/u)
    .filter((word) => /[0-9]/u.test(word))
  const sizes = words.flatMap((word) =>
    [...word.matchAll(/(?<![0-9.,])[0-9]/gu)].map(({ index }) => word.slice(index)),
  )
  return [...new Set([...words, ...sizes])]
}

/** The texts of an order's head that are searched. */
interface SearchedHead {
  number: string
  reference: string
  goodsMark: string
  project?: string | undefined
  costCentre?: string | undefined
}

/** The texts of a new order that are found by their beginning. */
export const searchNumbersOf = (
  { number, reference, goodsMark, project = '', costCentre = '' }: SearchedHead,
  lines: readonly { variantCode: string; name: string; goodsMark?: string | undefined }[],
): string[] => [
  number,
  reference,
  goodsMark,
  project,
  costCentre,
  ...lines.flatMap(({ variantCode, name, goodsMark: mark = '' }) => [variantCode, mark, ...sizesOf(name)]),
]

/** Lets an order be found by the beginning of some texts: its numbers, or those of a delivery note and its parcels. */
export async function insertSearchNumbers(
  queries: Queries,
  customerId: string,
  orderId: string,
  texts: readonly string[],
): Promise<void> {
  const rows = beginningsOf(texts).map((number) => ({ customerId, number, orderId }))
  await forEachChunk(rows, rowsPerStatement(3), (some) =>
    queries
      .insertInto('orderSearchNumbers')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** Lets an order not be found by a number any more, unless one of its other texts begins so. */
export async function removeSearchNumber(
  queries: Queries,
  orderId: string,
  number: string,
  others: readonly string[],
): Promise<void> {
  const kept = new Set(beginningsOf(others))
  const removed = beginningsOf([number]).filter((text) => !kept.has(text))
  if (removed.length === 0) return
  await queries
    .deleteFrom('orderSearchNumbers')
    .where('orderId', '=', orderId)
    .where('number', 'in', removed)
    .execute()
}

/** Texts that begin with a word, or are one of `codes`. */
interface NumberRange {
  from: string
  before: string
  codes: readonly string[]
}

/**
 * Where a word of a search is looked for: among texts that begin with it or are one of `codes`, or anywhere in the
 * texts and among `codes`. A rare number is found in so few orders that they are read first.
 */
export type SearchTerm =
  | (NumberRange & { kind: 'number'; isRare: boolean })
  | { kind: 'text'; pattern: string; codes: readonly string[] }

/** Articles that one word may stand for; more are found by further words. */
const mostCodes = 200

/** The numbers of the articles that the customer, the manufacturer or the EAN calls so. */
async function articleCodesOf(queries: Queries, customerId: string, word: string): Promise<string[]> {
  const own = await queries
    .selectFrom('customerNumbers')
    .innerJoin('variants', 'variants.id', 'customerNumbers.variantId')
    .select('variants.code')
    .where('customerNumbers.customerId', '=', customerId)
    .where((eb) =>
      eb.and([
        eb(eb.fn<string>('lower', ['customerNumbers.code']), '>=', word),
        eb(eb.fn<string>('lower', ['customerNumbers.code']), '<', `${word}${lastLetter}`),
      ]),
    )
    .limit(mostCodes)
    .execute()
  const named = await queries
    .selectFrom('variants')
    .select('code')
    .where((eb) => eb.or([eb('ean', '=', word), eb('manufacturerNumber', 'in', [word, word.toUpperCase()])]))
    .limit(mostCodes)
    .execute()
  return [...own, ...named].map(({ code }) => foldText(code))
}

/** Sorts behind all letters, in the order of bytes of both databases. */
const lastLetter = '\u{10FFFF}'

/**
 * Entries up to which a number is rare: reading these orders takes less time than looking through all of a company's.
 */
const rare = 1000

const numbersOf = (queries: Queries, customerId: string) =>
  queries
    .selectFrom('orderSearchNumbers')
    .select('orderSearchNumbers.orderId')
    .where('orderSearchNumbers.customerId', '=', customerId)

/** The entries of a customer that are one of some texts. */
export const ordersWithCode = (queries: Queries, customerId: string, codes: readonly string[]) =>
  numbersOf(queries, customerId).where('orderSearchNumbers.number', 'in', codes)

/** The entries of a customer in a range, one for each order and text. */
export function ordersWithNumber(queries: Queries, customerId: string, { from, before, codes }: NumberRange) {
  const begins = numbersOf(queries, customerId)
    .where('orderSearchNumbers.number', '>=', from)
    .where('orderSearchNumbers.number', '<', before)
  return codes.length === 0 ? begins : begins.union(ordersWithCode(queries, customerId, codes))
}

/**
 * Decides for each word of a search how orders are found by it. A word with a digit is the beginning of a number, of a
 * reference, of a mark or of a size in a name if an order of the scope has one. Other words are looked for within all
 * texts.
 */
export async function searchTermsOf(
  queries: Queries,
  scope: OrderScope,
  search: string,
): Promise<SearchTerm[]> {
  const terms: SearchTerm[] = []
  for (const word of searchWords(search)) {
    const codes = await articleCodesOf(queries, scope.customerId, word)
    const range = { from: word, before: `${word}${lastLetter}`, codes }
    const isNumber = /[0-9]/u.test(word) && (await hasNumber(queries, scope, range))
    terms.push(
      isNumber
        ? { kind: 'number', ...range, isRare: await isRare(queries, scope, range) }
        : { kind: 'text', pattern: searchPattern(word), codes },
    )
  }
  return terms
}

async function hasNumber(
  queries: Queries,
  { customerId, userId }: OrderScope,
  range: NumberRange,
): Promise<boolean> {
  let numbers = queries
    .selectFrom(ordersWithNumber(queries, customerId, range).as('some'))
    .select('some.orderId')
  if (userId !== null)
    numbers = numbers.where('some.orderId', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.customerId', '=', customerId)
        .where('orders.userId', '=', userId),
    )
  return (await numbers.limit(1).executeTakeFirst()) !== undefined
}

async function isRare(queries: Queries, { customerId }: OrderScope, range: NumberRange): Promise<boolean> {
  const { count } = await queries
    .selectFrom(
      ordersWithNumber(queries, customerId, range)
        .limit(rare + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) <= rare
}
