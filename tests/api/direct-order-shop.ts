import { insertRows } from '../../api/store/index.ts'
import type { databases } from './fixtures/databases.ts'
import { openShop, type TestShop } from './fixtures/shop.ts'

const plain = {
  productId: 1,
  manufacturerNumber: '',
  ean: '',
  unit: 'st',
  decimalPrecision: 0,
  unitVolume: 1,
  pricePer: 1,
  buyable: 1,
  replacedBy: null,
  picture: '',
}

const variant = (id: number, code: string, more: object = {}) => ({
  ...plain,
  id,
  code,
  position: id,
  ...more,
})

/**
 * The test catalogue with more to stumble over: OLD is replaced by OLDER's successor VALVE, LOST by nothing that is
 * known, TWIN-1 and TWIN-2 share a maker's number, SHIRT must be configured, and `VALVE` has the EAN of a real one.
 */
export async function openOrderShop(openStore: (typeof databases)[0]['open']): Promise<TestShop> {
  const shop = await openShop(openStore)
  const { db } = shop.store
  await insertRows(db, 'products', [
    {
      id: 2,
      code: 'P2',
      slug: 'skjorta',
      family: 'shirt',
      brand: 'Vento',
      categoryId: 1,
      labels: '',
      warranty: '',
      replacedBy: null,
      createdOn: '2026-01-01',
    },
  ])
  await insertRows(db, 'variants', [
    variant(20, 'OLD', { buyable: 0, replacedBy: 'OLDER' }),
    variant(21, 'OLDER', { buyable: 0, replacedBy: 'VALVE' }),
    variant(22, 'LOST', { buyable: 0, replacedBy: 'NOWHERE' }),
    variant(23, 'TWIN-1', { manufacturerNumber: 'TWIN' }),
    variant(24, 'TWIN-2', { manufacturerNumber: 'TWIN' }),
    variant(25, 'SHIRT', { productId: 2 }),
    variant(26, '0045678', { ean: '7330417000123' }),
  ])
  await insertRows(
    db,
    'prices',
    [20, 21, 22, 23, 24, 25, 26].flatMap((variantId) =>
      ['se-list', 'se-low'].map((priceGroup) => ({
        variantId,
        priceGroup,
        amount: 1000,
        campaignAmount: null,
        campaignFrom: null,
        campaignUntil: null,
      })),
    ),
  )
  await insertRows(db, 'configurationSets', [
    {
      id: 'sizes',
      content: JSON.stringify({
        options: [{ optionId: 'length', quantity: 1, required: true, choices: ['short', 'long'] }],
        print: false,
        embroidery: false,
        garmentText: false,
        logo: false,
        logoRequired: false,
        views: [],
      }),
    },
  ])
  await insertRows(db, 'configuredProducts', [{ productId: 2, setId: 'sizes' }])
  return shop
}
