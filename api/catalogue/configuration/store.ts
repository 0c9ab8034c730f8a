import * as v from 'valibot'
import { configurationSetSchema, isRequired, type ConfigurationSet } from './rules.ts'
import { noOptionPrices, optionKey, type OptionPrice, type OptionPrices } from './option-prices.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'

const readSet = (content: string): ConfigurationSet => v.parse(configurationSetSchema, JSON.parse(content))

/** What can be chosen about a product's articles; null when nothing can. */
export async function configurationSetOf(
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

/** Everything that can be chosen about any article, by its id and in its order. */
export async function configurationSetsById(queries: Queries): Promise<Map<string, ConfigurationSet>> {
  const rows = await queries.selectFrom('configurationSets').selectAll().orderBy('id').execute()
  return new Map(rows.map(({ id, content }) => [id, readSet(content)]))
}

/** What can be chosen about an article, under the id by which its prices are found. */
export interface ConfiguredProduct {
  setId: string
  set: ConfigurationSet
}

/** Of these products those about which something can be chosen, with what that is. */
export async function configurationSetsOf(
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

/** What options of these sets cost in a price group, by set. Nothing for a visitor, who has none. */
export async function optionPricesOf(
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

/** Of these products those about which something can be chosen, or must be. */
export async function configurableProducts(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, 'optional' | 'required'>> {
  if (productIds.length === 0) return new Map()
  const sets = await configurationSetsOf(queries, productIds)
  return new Map(
    [...sets].map(([productId, { set }]) => [productId, isRequired(set) ? 'required' : 'optional']),
  )
}

/** A customer's own logos, by name; none for a visitor. */
export function logosOf(
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
