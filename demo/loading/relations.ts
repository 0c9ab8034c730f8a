import type { Insertable } from 'kysely'
import type { Database } from '@tradecounter/api/seed'
import { families } from '../catalogue/families/index.ts'
import { configuredFamilies } from '../catalogue/configurations.ts'
import { priceStep, type DemoProduct } from '../catalogue/product.ts'
import { seededRandom } from '../catalogue/random.ts'
import { priceRows } from './rows.ts'

type Rows<T extends keyof Database> = Insertable<Database[T]>[]

/** The families whose first products are accessories of every product of a family. */
const accessoriesOf: Readonly<Record<string, readonly string[]>> = {
  'copper-pipe': ['press-elbow', 'press-tee'],
  'work-jacket': ['work-trousers', 't-shirt'],
  'work-trousers': ['work-jacket', 't-shirt'],
  't-shirt': ['work-jacket'],
  'ball-valve': ['nipple', 'thread-elbow'],
}

const byKey = new Map(families.map((family) => [family.key, family]))

/** Without an entry above, accessories are the next families of the same top category. */
function accessoryFamilies(key: string): string[] {
  const named = (accessoriesOf[key] ?? []).filter((name) => byKey.has(name))
  if (named.length > 0) return named
  const own = byKey.get(key)
  const top = own?.category.split('/')[0]
  const near = families.filter((family) => family.key !== key && family.category.split('/')[0] === top)
  return near.slice(0, 2).map((family) => family.key)
}

/** Accessories of a product: first products of families, because they exist in every size of the catalogue. */
export const relationRows = (product: DemoProduct): Rows<'relations'> =>
  accessoryFamilies(product.family.key).flatMap((key, position) => {
    const family = byKey.get(key)
    return family === undefined
      ? []
      : [{ productId: product.id, kind: 'accessory' as const, position, relatedId: family.prefix * 100_000 }]
  })

/** The configuration set of a product, if it can be configured. */
export const configuredRows = (product: DemoProduct): Rows<'configuredProducts'> => {
  const setId = configuredFamilies[product.family.key]
  return setId === undefined ? [] : [{ productId: product.id, setId }]
}

/** Prices from ten and from fifty packs on, for every sixth product. */
export function volumeRows(product: DemoProduct, today: Date): Rows<'volumePrices'> {
  if (!seededRandom(`volume:${product.code}`).happens(1 / 6)) return []
  return product.variants.flatMap((variant) =>
    priceRows(product, variant, today).flatMap(({ variantId, priceGroup, amount }) =>
      [
        { packs: 10, share: 0.95 },
        { packs: 50, share: 0.9 },
      ].map(({ packs, share }) => ({
        variantId,
        priceGroup,
        fromQuantity: packs * variant.unitVolume,
        amount: priceStep(Math.round(Number(amount) * share)),
      })),
    ),
  )
}
