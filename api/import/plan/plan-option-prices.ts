import type { ConfigurationSet } from '../../catalogue/configuration/rules.ts'
import { finishings } from '../../catalogue/configuration/option-prices.ts'
import { configurationSetsById } from '../../catalogue/configuration/store.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Refusal } from '../article.ts'
import { bring, pick } from './diff-rows.ts'
import type { Changes } from '../staging/changes.ts'
import type { OptionPriceRow } from '../items.ts'
import { configurationsOf } from './lookups.ts'
import type { Scratch } from '../staging/temporary-tables.ts'

type PriceRow = Database['optionPrices']
type Fault = Pick<Refusal, 'field' | 'reason'>

/** Where rows go that are not taken. */
export interface NotTaken {
  refuse(refusal: Refusal): Promise<void>
  /** For what the shop has no place for. */
  leave(what: string, line: number): void
}

const some = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.slice(0, 20).join(', ') + (names.length > 20 ? ' …' : '')

/** Why a configuration has no such choice; null when it has. */
function unknownChoice(setId: string, set: ConfigurationSet, row: OptionPriceRow): Fault | null {
  const { option, choice } = row
  const offered = finishings.filter((finishing) => set[finishing])
  const known = set.options.find(({ optionId }) => optionId === option)
  if (known === undefined) {
    const names = [...set.options.map(({ optionId }) => optionId), ...offered]
    if (!names.includes(option))
      return { field: 'option', reason: `${setId} has no option ${option}; it has ${some(names)}` }
    return choice === '' ? null : { field: 'choice', reason: `${option} has no choices` }
  }
  if (known.choices.includes(choice)) return null
  const asked = choice === '' ? 'must be named' : `${choice} is none`
  return { field: 'choice', reason: `${asked}; ${option} has ${some(known.choices)}` }
}

const sameOption = (a: PriceRow, b: Omit<PriceRow, 'amount' | 'per'>): boolean =>
  a.setId === b.setId && a.option === b.option && a.choice === b.choice && a.priceGroup === b.priceGroup

/** Gathers what is to change about the options of one configuration. */
async function planSet(
  scratch: Scratch,
  setId: string,
  rows: readonly OptionPriceRow[],
  changes: Changes,
): Promise<void> {
  const current = await scratch.selectFrom('optionPrices').selectAll().where('setId', '=', setId).execute()
  const named = rows.flatMap(({ option, choice, per, prices }) =>
    Object.entries(prices).map(([priceGroup, amount]) => ({
      setId,
      option,
      choice,
      priceGroup,
      amount,
      per,
    })),
  )
  const wanted = named.flatMap(({ amount, per, ...key }): PriceRow[] => {
    if (amount === null) return []
    const before = current.find((row) => sameOption(row, key))
    return [{ ...key, amount, per: per ?? before?.per ?? 'piece' }]
  })
  const other = await bring(
    changes,
    'optionPrices',
    current,
    wanted,
    pick('setId', 'priceGroup', 'option', 'choice'),
    (row) => named.some((key) => key.amount === null && sameOption(row, key)),
  )
  if (!other) return
  const products = await scratch
    .selectFrom('configuredProducts')
    .select('productId')
    .where('setId', '=', setId)
    .execute()
  for (const { productId } of products) await changes.touch(productId, ['price'])
}

/**
 * Gathers what is to change about prices of options, of configurations that the catalogue has; refuses rows that name
 * what is not there, or belong to somebody else's article. Gives how many rows were taken.
 */
export async function planOptionPrices(
  scratch: Scratch,
  rows: readonly OptionPriceRow[],
  source: string | null,
  changes: Changes,
  { refuse, leave }: NotTaken,
): Promise<number> {
  if (rows.length === 0) return 0
  const sets = await configurationSetsById(scratch)
  const articles = rows.flatMap(({ of }) => ('article' in of ? [of.article] : []))
  const configured = await configurationsOf(scratch, [...new Set(articles)])
  const first = new Map<string, OptionPriceRow>()
  const taken = new Map<string, OptionPriceRow[]>()
  let count = 0
  for (const row of rows) {
    const { line, raw, of, option, choice } = row
    const article = 'article' in of ? configured.get(of.article) : null
    if (article === undefined) {
      leave('price of an option of an article that has no configuration', line)
      continue
    }
    const setId = article?.setId ?? ('configuration' in of ? of.configuration : '')
    const set = sets.get(setId)
    const key = JSON.stringify([setId, option, choice])
    const before = first.get(key)
    const repeats =
      before !== undefined && article !== null && JSON.stringify(before.prices) === JSON.stringify(row.prices)
    const foreign =
      source !== null && article !== null && article.source !== null && article.source !== source
    const fault: Fault | null = foreign
      ? { field: 'article', reason: `belongs to the catalogue of ${article.source}` }
      : set === undefined
        ? {
            field: 'configuration',
            reason: `there is no configuration ${setId}; there are ${some([...sets.keys()])}`,
          }
        : before !== undefined && !repeats
          ? { field: 'option', reason: `stands in line ${before.line} already` }
          : unknownChoice(setId, set, row)
    if (fault !== null) {
      await refuse({ line, raw, ...fault })
      continue
    }
    count += 1
    if (repeats) continue
    first.set(key, row)
    taken.set(setId, [...(taken.get(setId) ?? []), row])
  }
  for (const [setId, ofSet] of taken) await planSet(scratch, setId, ofSet, changes)
  return count
}
