import { totalsOf } from '../../../api/carts/charges.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import type { WriteContext } from '../../../api/platform/database/write-context.ts'
import { saveSeller } from '../../../api/invoices/store.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { markets } from './random-invoice.ts'

/** An order of customer `a` whose lines are ten pieces each, at the prices of `unitPrices`. */
export async function writeOrder(
  { db }: Pick<Store, 'db'>,
  number: string,
  { unitPrices = [100_00, 33_33], freight = 0, customerId = 'a', reference = 'PO 1', variantId = 1 } = {},
): Promise<void> {
  const id = `id-${number}`
  const sum = unitPrices.reduce((all, price) => all + price * 10, 0)
  await insertRows(db, 'orders', [
    {
      id,
      number,
      cartId: `cart-${number}`,
      cartVersion: 1,
      customerId,
      userId: 'buyer',
      site: 'se',
      status: 'DELIVERED',
      placedAt: '2026-10-01T10:00:00.000Z',
      reference,
      goodsMark: '',
      requestedDeliveryDate: '2026-10-05',
      addressName: 'Bygget',
      street: 'Byggvägen 2',
      postalCode: '123 46',
      city: 'Solna',
      currency: 'SEK',
      ...totalsOf(sum, 'SE', 'pickup'),
      freight,
    },
  ])
  await insertRows(
    db,
    'orderLines',
    unitPrices.map((unitPrice, at) => ({
      orderId: id,
      position: at + 1,
      variantId,
      variantCode: `VV${at + 1}`,
      name: `Kulventil ${at + 1}`,
      quantity: 10,
      decimalPrecision: 0,
      unit: 'st',
      unitPrice,
      pricePer: 1,
      total: unitPrice * 10,
      status: 'DELIVERED' as const,
    })),
  )
}

/**
 * Lets `buyer` see the invoices of customer `a`, and `a` receive electronic invoices, with a credit limit, and sets the
 * seller of se.
 */
export async function prepareBilling(shop: TestShop): Promise<void> {
  await insertRows(shop.store.db, 'roles', [{ role: 'accountant' }])
  await insertRows(shop.store.db, 'rolePermissions', [
    { role: 'accountant', permission: 'perm:viewInvoices' },
  ])
  await insertRows(shop.store.db, 'roleAssignments', [
    { userId: 'buyer', customerId: 'a', role: 'accountant' },
  ])
  await insertRows(shop.store.db, 'companyProfiles', [
    {
      customerId: 'a',
      organisationNumber: '559999-9017',
      vatNumber: 'SE559999901701',
      paymentDays: 30,
      creditLimit: 100_000_00,
      parentId: null,
    },
  ])
  await transact(shop, (context) => saveSeller(context, 'se', markets.SE.seller))
}

export const transact = <T>(
  { store, clock }: TestShop,
  write: (context: WriteContext) => Promise<T>,
): Promise<T> => inTransaction({ store, clock: () => clock.now() }, write)
