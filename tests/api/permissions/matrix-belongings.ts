import { insertRows, type Store } from '../../../api/platform/database/index.ts'

/** Texts and amounts that only answers to the customer itself may contain. */
export const marksOf: Readonly<Record<string, readonly string[]>> = {
  a: ['canary-a', 'CANARY-A', '12950'],
  b: ['canary-b', 'CANARY-B', '2222222'],
  c: ['canary-c', 'CANARY-C', '3333333'],
  n: ['canary-n', 'CANARY-N', '14000'],
}

/** Whose list of the customer's it is: a list is its user's, not a colleague's. */
const listUsers: Readonly<Record<string, string>> = { a: 'buyer', b: 'buyer', c: 'other', n: 'norse' }

const amounts = { currency: 'SEK', freight: 0, vat: 0 }

/** A name in the garment is all that can be chosen about the matrix's articles. */
const onlyGarmentText = {
  options: [],
  print: false,
  embroidery: false,
  garmentText: true,
  logo: false,
  logoRequired: false,
  views: [],
}

/** An order, a list, a line in the cart, an address, a number and a price of its own for each customer. */
export async function plantBelongings({ db }: Store): Promise<void> {
  await insertRows(db, 'priceGroups', [{ id: 'c-only', currency: 'SEK' }])
  await insertRows(db, 'prices', [
    {
      variantId: 1,
      priceGroup: 'c-only',
      amount: 33333_33,
      campaignAmount: null,
      campaignFrom: null,
      campaignUntil: null,
    },
  ])
  await db.updateTable('customers').set({ priceGroup: 'c-only' }).where('id', '=', 'c').execute()
  await db.updateTable('prices').set({ amount: 22222_22 }).where('priceGroup', '=', 'se-low').execute()
  await db.updateTable('users').set({ hidePricesAvailable: 1, onlyMyAssortmentAvailable: 1 }).execute()
  await db.deleteFrom('customerNumbers').execute()
  await insertRows(db, 'configurationSets', [{ id: 'matrix', content: JSON.stringify(onlyGarmentText) }])
  await insertRows(db, 'configuredProducts', [{ productId: 1, setId: 'matrix' }])
  await insertRows(
    db,
    'optionPrices',
    ['se-list', 'se-low', 'no-list', 'c-only'].map((priceGroup) => ({
      setId: 'matrix',
      priceGroup,
      option: 'garmentText',
      choice: '',
      amount: 0,
      per: 'piece' as const,
    })),
  )
  for (const [id, [mark = '', number = '', price = '']] of Object.entries(marksOf)) {
    await insertRows(db, 'assortments', [{ customerId: id, productId: 1 }])
    await insertRows(db, 'customerNumbers', [{ customerId: id, variantId: 1, code: number }])
    await insertRows(db, 'addresses', [
      { id: `address-${id}`, customerId: id, name: mark, street: mark, postalCode: '1', city: mark },
    ])
    await insertRows(db, 'salesmen', [
      { id: `salesman-${id}`, name: mark, telephoneNumber: '', email: `${mark}@example.test` },
    ])
    await insertRows(db, 'salesmenOfCustomers', [{ customerId: id, salesmanId: `salesman-${id}` }])
    const userId = listUsers[id] ?? ''
    await insertRows(db, 'carts', [
      {
        id: `cart-${id}`,
        owner: `user:${userId} customer:${id}`,
        site: 'se',
        version: 1,
        state: 'open',
        changedAt: '2026-11-20T10:00:00.000Z',
      },
    ])
    await insertRows(db, 'directOrderLists', [
      {
        id: `direct-${id}`,
        owner: `user:${userId} customer:${id}`,
        version: 1,
        changedAt: '2026-11-20T10:00:00.000Z',
      },
    ])
    const changedAt = '2026-11-20T10:00:00.000Z'
    await insertRows(db, 'lists', [{ id: `list-${id}`, customerId: id, userId, name: mark, changedAt }])
    await insertRows(db, 'listItems', [{ listId: `list-${id}`, variantId: 1, quantity: 1, position: 1 }])
    await plantLine(db, id)
    await insertRows(db, 'orders', [
      {
        id: `order-${id}`,
        number: `ORDER-${id}`,
        cartId: `ordered-${id}`,
        cartVersion: 1,
        customerId: id,
        userId: 'buyer',
        site: 'se',
        status: 'ORDERED',
        placedAt: '2026-11-19T10:00:00.000Z',
        reference: mark,
        goodsMark: mark,
        requestedDeliveryDate: '2026-11-25',
        addressName: mark,
        street: mark,
        postalCode: '1',
        city: mark,
        sum: Number(price),
        total: Number(price),
        ...amounts,
      },
    ])
  }
}

/** Puts back what a call of the matrix may have taken out of the customer's cart and direct order. */
export async function plantLine(db: Store['db'], customer: string): Promise<void> {
  await db
    .insertInto('cartLines')
    .values({
      id: `line-${customer}`,
      cartId: `cart-${customer}`,
      variantId: 1,
      quantity: 1,
      version: 1,
      listName: `canary-${customer}`,
      actionType: '',
      searchTerm: '',
      configuration: `{"garmentText":"${customer}"}`,
      addedAt: '2026-11-20T10:00:00.000Z',
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ quantity: 1, version: 1 }))
    .execute()
  await db.deleteFrom('directOrderItems').where('listId', '=', `direct-${customer}`).execute()
  await insertRows(db, 'directOrderItems', [
    {
      id: `item-${customer}`,
      listId: `direct-${customer}`,
      variantId: 1,
      written: `CANARY-${customer.toUpperCase()}`,
      quantity: 1,
      asked: 1000,
      position: 1,
      version: 1,
    },
  ])
}
