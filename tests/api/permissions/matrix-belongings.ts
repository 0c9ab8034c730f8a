import { markets } from '../invoices/random-invoice.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'
import { agreementOf, approvalOf, fileOf } from './matrix-rows.ts'

/** Texts and amounts that only answers to the customer itself may contain. */
export const marksOf: Readonly<Record<string, readonly string[]>> = {
  a: ['canary-a', 'CANARY-A', '12950'],
  b: ['canary-b', 'CANARY-B', '2222222'],
  c: ['canary-c', 'CANARY-C', '3333333'],
  n: ['canary-n', 'CANARY-N', '14000'],
}

/** The user of each list: a list belongs to its user, not to a colleague. */
const listUsers: Readonly<Record<string, string>> = { a: 'buyer', b: 'buyer', c: 'other', n: 'norse' }

const amounts = { currency: 'SEK', freight: 0, vat: 0 }

/** The matrix's articles have only one option, a name in the garment. */
const onlyGarmentText = {
  options: [],
  print: false,
  embroidery: false,
  garmentText: true,
  logo: false,
  logoRequired: false,
  views: [],
}

/** An order, a list, a cart line, an address, an own number and a price for each customer. */
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
    await insertRows(db, 'users', [
      {
        id: `member-${id}`,
        userName: `member-${id}`,
        passwordHash: '',
        name: `Member ${mark}`,
        email: `member-${id}@example.test`,
        translationEnabled: 0,
        blocked: 0,
        hidePricesAvailable: 0,
        hidePrices: 0,
        onlyMyAssortmentAvailable: 0,
        onlyMyAssortment: 0,
      },
    ])
    await insertRows(db, 'attachments', [{ userId: `member-${id}`, customerId: id, position: 0 }])
    await insertRows(db, 'assortments', [{ customerId: id, productId: 1 }])
    await insertRows(db, 'customerNumbers', [{ customerId: id, variantId: 1, code: number }])
    await insertRows(db, 'offers', [
      {
        id: `offer-${id}`,
        number: `OF-${mark}`,
        customerId: id,
        userId: `member-${id}`,
        site: id === 'n' ? 'no' : 'se',
        siteName: id === 'n' ? 'no' : 'se',
        name: mark,
        project: mark,
        state: 'ready',
        versionId: `version-${id}`,
        validUntil: '2030-01-01T00:00:00.000Z',
        asksExtension: 0,
        sellerId: '',
        revision: 1,
        sum: Number(price),
        createdAt: '2026-11-01T00:00:00.000Z',
        updatedAt: '2026-11-01T00:00:00.000Z',
        searchText: 'canary',
      },
    ])
    await insertRows(db, 'offerVersions', [
      {
        id: `version-${id}`,
        offerId: `offer-${id}`,
        version: 1,
        sellerId: '',
        validUntil: '2030-01-01T00:00:00.000Z',
        note: mark,
        sum: Number(price),
        createdAt: '2026-11-01T00:00:00.000Z',
      },
    ])
    await insertRows(db, 'offerLines', [
      {
        versionId: `version-${id}`,
        position: 1,
        variantId: 1,
        code: 'VALVE',
        name: mark,
        freeText: '',
        unit: 'st',
        configuration: '{}',
        quantity: 1,
        decimalPrecision: 0,
        pricePer: 1,
        listPrice: Number(price),
        customerPrice: Number(price),
        offeredPrice: Number(price),
        total: Number(price),
        kind: 'ordinary',
        alternativeTo: 0,
        note: mark,
      },
    ])
    await insertRows(db, 'addresses', [
      { id: `address-${id}`, customerId: id, name: mark, street: mark, postalCode: '1', city: mark },
    ])
    await insertRows(db, 'companyContacts', [
      {
        id: `contact-${id}`,
        customerId: id,
        name: mark,
        title: mark,
        phone: '',
        email: '',
        version: 1,
        deletedAt: null,
      },
    ])
    await insertRows(db, 'companyProfiles', [
      {
        customerId: id,
        vatNumber: mark,
        deliveryTerms: mark,
        paymentDays: 30,
        creditLimit: 1,
        parentId: null,
      },
    ])
    await insertRows(db, 'auditEntries', [
      {
        id: `audit-${id}`,
        customerId: id,
        at: '2026-11-19T10:00:00.000Z',
        userId: '',
        userName: '',
        action: 'address.change',
        subjectId: '',
        subjectName: mark,
        searchText: mark,
        before: '{}',
        after: '{}',
      },
    ])
    await insertRows(db, 'orderAgreements', [
      {
        id: agreementOf(id),
        customerId: id,
        number: mark,
        name: mark,
        kind: 'price',
        validFrom: '2026-01-01',
        validTo: '2027-12-31',
        project: mark,
        contactName: mark,
        currency: 'SEK',
        agreedValue: null,
      },
    ])
    await insertRows(db, 'approvalRequests', [
      {
        id: approvalOf(id),
        number: mark,
        customerId: id,
        userId: `member-${id}`,
        site: 'se',
        language: 'sv',
        cartId: 'none',
        state: 'waiting',
        version: 1,
        step: 1,
        sum: Number(price),
        currency: 'SEK',
        lineCount: 0,
        reasons: '[]',
        orderRequest: '{}',
        reference: mark,
        project: mark,
        createdAt: '2026-11-19T10:00:00.000Z',
        changedAt: '2026-11-19T10:00:00.000Z',
        deadlineAt: '2027-11-19T10:00:00.000Z',
        searchText: mark,
      },
    ])
    await insertRows(db, 'costCentres', [
      {
        id: `cost-centre-${id}`,
        customerId: id,
        number: mark,
        name: mark,
        managerId: null,
        budget: 1,
        period: 'month',
        forEveryone: 0,
        active: 1,
        version: 1,
        deletedAt: null,
      },
    ])
    await insertRows(db, 'companyUnits', [
      { id: `unit-${id}`, customerId: id, number: mark, name: mark, version: 1, deletedAt: null },
    ])
    await insertRows(db, 'attachmentRequests', [
      {
        id: `attachment-${id}`,
        userId: 'barred',
        customerId: id,
        site: 'se',
        language: 'sv',
        customerNumber: mark,
        organisationNumber: mark,
        message: mark,
        state: 'sent',
        reason: '',
        decidedBy: '',
        createdAt: '2026-11-19T10:00:00.000Z',
        changedAt: '2026-11-19T10:00:00.000Z',
        expiresAt: '2036-11-19T10:00:00.000Z',
      },
    ])
    await insertRows(db, 'returns', [
      {
        id: `return-${id}`,
        number: `RETURN-${id}`,
        customerId: id,
        userId: 'buyer',
        site: 'se',
        kind: 'damaged',
        state: 'approved',
        orderId: null,
        orderNumber: '',
        invoiceNumber: '',
        wanted: 'credit',
        handover: 'handIn',
        reason: mark,
        description: mark,
        contactName: '',
        contactPhone: '',
        feeThousandths: 0,
        version: 1,
        createdAt: '2026-11-19T10:00:00.000Z',
        changedAt: '2026-11-19T10:00:00.000Z',
        searchText: '',
      },
    ])
    await insertRows(db, 'invoices', [
      {
        id: `invoice-${id}`,
        number: `INVOICE-${id}`,
        kind: 'invoice',
        customerId: id,
        site: 'se',
        currency: 'SEK',
        issuedOn: '2026-11-01',
        dueOn: '2026-12-01',
        deliveredOn: '',
        orderId: null,
        orderNumber: `ORDER-${id}`,
        reference: mark,
        project: '',
        costCentre: '',
        goodsMark: mark,
        paymentReference: '17',
        creditedNumber: '',
        reason: '',
        parties: JSON.stringify({
          seller: markets.SE.seller,
          buyer: { ...markets.SE.buyer, name: mark },
          delivery: null,
        }),
        charges: '[]',
        vatRows: '[]',
        lineSum: 100,
        chargeSum: 0,
        net: 100,
        vat: 25,
        total: 125,
        openAmount: 125,
        searchText: '',
      },
    ])
    await insertRows(db, 'changeRequests', [
      {
        id: `request-${id}`,
        customerId: id,
        userId: '',
        state: 'sent',
        wanted: '{}',
        message: mark,
        answer: '',
        createdAt: '2026-11-19T10:00:00.000Z',
        changedAt: '2026-11-19T10:00:00.000Z',
      },
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

/** Restores what a call of the matrix may have removed from the customer's cart, files and direct order. */
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
  await db.deleteFrom('files').where('id', '=', fileOf(customer)).execute()
  await insertRows(db, 'files', [
    {
      id: fileOf(customer),
      customerId: customer,
      userId: listUsers[customer] ?? '',
      purpose: 'attachment',
      name: `canary-${customer}.txt`,
      type: 'text/plain',
      size: 1,
      state: 'stored',
      createdAt: '2026-11-20T10:00:00.000Z',
      expiresAt: '2027-11-20T10:00:00.000Z',
    },
  ])
  const createdAt = '2026-11-20T10:00:00.000Z'
  const exported = {
    id: `export-${customer}`,
    customerId: customer,
    userId: listUsers[customer] ?? '',
    createdAt,
  }
  await db.deleteFrom('jobs').where('id', '=', exported.id).execute()
  // Nothing makes the exports that calls have started, and a user may have only some at a time.
  await db.deleteFrom('jobs').where('kind', '=', 'export').where('finishedAt', 'is', null).execute()
  await insertRows(db, 'jobs', [
    { ...exported, kind: 'export', payload: '{}', state: 'failed', finishedAt: createdAt },
  ])
  await insertRows(db, 'exports', [{ ...exported, list: 'order-history', request: '{}' }])
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
