import * as v from 'valibot'
import { configurationSetSchema, isRequired, type ConfigurationSet } from '../domain/configuration.ts'
import type { Queries } from './queries.ts'

const read = (content: string): ConfigurationSet => v.parse(configurationSetSchema, JSON.parse(content))

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
  return row === undefined ? null : read(row.content)
}

/** Of these products those about which something can be chosen, or must be. */
export async function configurableProducts(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, 'optional' | 'required'>> {
  if (productIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('configuredProducts')
    .innerJoin('configurationSets', 'configurationSets.id', 'configuredProducts.setId')
    .select(['configuredProducts.productId', 'configurationSets.content'])
    .where('configuredProducts.productId', 'in', [...new Set(productIds)])
    .execute()
  return new Map(
    rows.map(({ productId, content }) => [productId, isRequired(read(content)) ? 'required' : 'optional']),
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
