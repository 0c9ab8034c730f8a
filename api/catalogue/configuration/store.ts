import * as v from 'valibot'
import { configurationSetSchema, type ConfigurationSet } from './rules.ts'
import { noOptionPrices, optionKey, type OptionPrice, type OptionPrices } from './option-prices.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'

const readSet = (content: string): ConfigurationSet => v.parse(configurationSetSchema, JSON.parse(content))

/** The choices of a product; null for a product without. */
export async function findConfigurationSet(
  queries: Queries,
  productId: number,
): Promise<ConfigurationSet | null> {
  const row = await queries
    .selectFrom('configuredProducts')
    .innerJoin('configurationSets', 'configurationSets.id', 'configuredProducts.setId')
    .select('configurationSets.content')
    .where('configuredProducts.productId', '=', productId)
    .executeTakeFirst()
  return row === undefined ? null : readSet(row.content)
}

/** All configuration sets by id. */
export async function readConfigurationSets(queries: Queries): Promise<Map<string, ConfigurationSet>> {
  const rows = await queries.selectFrom('configurationSets').selectAll().orderBy('id').execute()
  return new Map(rows.map(({ id, content }) => [id, readSet(content)]))
}

/** A configuration set with its id. */
export interface ConfiguredProduct {
  setId: string
  set: ConfigurationSet
}

/** The configuration sets of those of these products that have one. */
export async function findConfigurationSets(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, ConfiguredProduct>> {
  if (productIds.length === 0) return new Map()
  const rows = await readInChunks(productIds, (some) =>
    queries
      .selectFrom('configuredProducts')
      .innerJoin('configurationSets', 'configurationSets.id', 'configuredProducts.setId')
      .select(['configuredProducts.productId', 'configuredProducts.setId', 'configurationSets.content'])
      .where('configuredProducts.productId', 'in', some)
      .execute(),
  )
  const sets = new Map<string, ConfigurationSet>()
  return new Map(
    rows.map(({ productId, setId, content }) => {
      // Many products share a set.
      const set = sets.get(setId) ?? readSet(content)
      sets.set(setId, set)
      return [productId, { setId, set }]
    }),
  )
}

/** Option prices of sets in a price group, by set. Empty without a price group, as for visitors. */
export async function findOptionPrices(
  queries: Queries,
  priceGroup: string | null,
  setIds: readonly string[],
): Promise<(setId: string) => OptionPrices> {
  if (priceGroup === null || setIds.length === 0) return () => noOptionPrices
  const rows = await readInChunks(setIds, (some) =>
    queries
      .selectFrom('optionPrices')
      .select(['setId', 'option', 'choice', 'amount', 'per'])
      .where('priceGroup', '=', priceGroup)
      .where('setId', 'in', some)
      .execute(),
  )
  const bySet = new Map<string, Map<string, OptionPrice>>()
  for (const { setId, option, choice, amount, per } of rows) {
    const prices = bySet.get(setId) ?? new Map<string, OptionPrice>()
    bySet.set(setId, prices.set(optionKey(option, choice), { amount, per }))
  }
  return (setId) => bySet.get(setId) ?? noOptionPrices
}

/** A customer's own logos, by name; none for a visitor. */
export function findLogos(
  queries: Queries,
  customerId: string,
): Promise<Array<{ id: string; name: string; imageUrl: string }>> {
  return queries
    .selectFrom('logos')
    .select(['id', 'name', 'imageUrl'])
    .where('customerId', '=', customerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
