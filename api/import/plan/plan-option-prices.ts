import {
  type ConfigurationSet,
  readConfigurationSets,
  finishings,
} from '../../catalogue/configuration/service.ts'
import type { Database } from '../../platform/database/index.ts'
import type { ArticleRefusal } from '../article.ts'
import { diffRows, pickColumns } from './diff-rows.ts'
import type { Changes } from '../staging/changes.ts'
import type { OptionPriceRow } from '../items.ts'
import { findConfigurations } from './lookups.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'

type PriceRow = Database['optionPrices']
type Fault = Pick<ArticleRefusal, 'field' | 'reason'>

/** Receives the rows that are not accepted. */
interface RejectedRows {
  refuse(refusal: ArticleRefusal): Promise<void>
  /** For content that the shop does not support. */
  addUnsupported(what: string, line: number): void
}

const some = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.slice(0, 20).join(', ') + (names.length > 20 ? ' …' : '')

/** Why a configuration does not have the row's choice; null when it does. */
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

/** Plans the changes of one configuration's option prices. */
async function planSet(
  db: ImportDatabase,
  setId: string,
  rows: readonly OptionPriceRow[],
  changes: Changes,
): Promise<void> {
  const current = await db.selectFrom('optionPrices').selectAll().where('setId', '=', setId).execute()
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
  const isChanged = await diffRows(
    changes,
    'optionPrices',
    current,
    wanted,
    pickColumns('setId', 'priceGroup', 'option', 'choice'),
    (row) => named.some((key) => key.amount === null && sameOption(row, key)),
  )
  if (!isChanged) return
  const products = await db
    .selectFrom('configuredProducts')
    .select('productId')
    .where('setId', '=', setId)
    .execute()
  for (const { productId } of products) await changes.touch(productId, ['price'])
}

/**
 * Plans the changes of option prices. Refuses rows that name an unknown configuration, option or choice, or an article
 * of another source. Returns the number of accepted rows.
 */
export async function planOptionPrices(
  db: ImportDatabase,
  rows: readonly OptionPriceRow[],
  source: string | null,
  changes: Changes,
  { refuse, addUnsupported: leave }: RejectedRows,
): Promise<number> {
  if (rows.length === 0) return 0
  const sets = await readConfigurationSets(db)
  const articles = rows.flatMap(({ of }) => ('article' in of ? [of.article] : []))
  const configured = await findConfigurations(db, [...new Set(articles)])
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
          ? { field: 'option', reason: `is in line ${before.line} already` }
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
  for (const [setId, ofSet] of taken) await planSet(db, setId, ofSet, changes)
  return count
}
