import type { Selectable, Transaction } from 'kysely'
import { sites, type Brand, type SiteKey } from '@tradecounter/api/contract'
import { articleTextsFor, type Database } from '@tradecounter/api/seed'
import { families } from '../catalogue/families/index.ts'
import type { DemoCustomer } from '../people/customers.ts'
import { languageOf } from '../catalogue/translations.ts'

/** The language of a site's documents and mail. */
export const siteLanguage = (site: SiteKey) => languageOf[sites[site].defaultLocale]

/** Top categories that customers of a brand buy from; without an entry, all. */
const trades: Partial<Record<Brand, readonly string[]>> = {
  aww: ['workwear'],
  gelia: ['electrical', 'tools', 'fasteners'],
  prevex: ['taps', 'water-heaters', 'valves', 'drainage'],
}

function familiesFor(site: SiteKey): string[] {
  const tops = trades[sites[site].brand]
  return families
    .filter(({ category }) => tops?.some((top) => category.startsWith(`${top}/`)) ?? true)
    .map(({ key }) => key)
}

/** An article with its name and price for one customer. */
export type SampleArticle = Pick<
  Selectable<Database['variants']>,
  'id' | 'code' | 'unit' | 'decimalPrecision' | 'unitVolume' | 'pricePer' | 'productId'
> & { name: string; amount: number }

/** Buyable articles of the first five products of all families of the customer's site, always the same. */
const articlesOf = (transaction: Transaction<Database>, customer: DemoCustomer) =>
  transaction
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variantId', 'variants.id')
    .innerJoin('products', 'products.id', 'variants.productId')
    .where('prices.priceGroup', '=', customer.priceGroup)
    .where('variants.buyable', '=', 1)
    .where('products.family', 'in', familiesFor(customer.site))
    // An id is the family's prefix and a count.
    .where((eb) => eb(eb('products.id', '%', 100_000), '<', 5))
    .orderBy('variants.id')

/** The same in every size and colour, without names and prices. */
export const everyArticle = (transaction: Transaction<Database>, customer: DemoCustomer) =>
  articlesOf(transaction, customer).select(['variants.id', 'variants.unitVolume']).execute()

/** A few hundred of them, one of each product. */
export async function sampleArticles(
  transaction: Transaction<Database>,
  customer: DemoCustomer,
): Promise<SampleArticle[]> {
  const rows = await articlesOf(transaction, customer)
    .select([
      'variants.id',
      'variants.code',
      'variants.unit',
      'variants.decimalPrecision',
      'variants.unitVolume',
    ])
    .select(['variants.pricePer', 'variants.productId', 'prices.amount'])
    .where('variants.position', '=', 0)
    .execute()
  const texts = await articleTextsFor(transaction, { language: siteLanguage(customer.site) }, rows)
  return rows.map((row) => ({ ...row, amount: Number(row.amount), name: texts.name(row) }))
}
