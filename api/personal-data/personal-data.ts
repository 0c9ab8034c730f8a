import { getUser, ownEmailOf, type UserRow, hashLoginName } from '../accounts/service.ts'
import { readAgreements, readApplicationsOf } from '../become-a-customer/service.ts'
import { sites } from '../contract/index.ts'
import type { ExportSource } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { translationsFor } from '../sites/service.ts'

/** Orders that are read at once. */
const ordersAtOnce = 100

/**
 * Everything that the shop keeps about a user, at all customers, as one JSON file. Secrets are not in it, nor prices,
 * which belong to the company.
 */
export const personalDataExport: ExportSource = {
  list: 'personal-data',
  rule: 'signed-in',
  open: async ({ store: { db }, keys, clock }, { caller, locale }) => {
    const user = await getUser(db, caller.userId)
    const { total } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    const { fileName } = translationsFor(locale).personalDataExport
    return {
      name: `${fileName}-${dayIn(sites[caller.site].country, clock())}.json`,
      type: 'json',
      total: Number(total),
      bytes: (onRows) => writePersonalData(db, user, keys.applications, onRows),
    }
  },
}

async function* writePersonalData(
  db: Queries,
  user: UserRow,
  key: Buffer,
  onRows: (count: number) => Promise<void> = async () => {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode('{\n')
  for (const [name, read] of Object.entries(sections))
    yield encoder.encode(`${JSON.stringify(name)}: ${JSON.stringify(await read(db, user, key), null, 1)},\n`)
  yield encoder.encode('"orders": [')
  let after = ''
  for (;;) {
    const orders = await readOrders(db, user.id, after)
    if (orders.length > 0)
      yield encoder.encode(
        `${after === '' ? '' : ','}\n${orders.map((order) => JSON.stringify(order)).join(',\n')}`,
      )
    await onRows(orders.length)
    after = orders.at(-1)?.number ?? after
    if (orders.length < ordersAtOnce) break
  }
  yield encoder.encode('\n]\n}\n')
}

async function readOrders(db: Queries, userId: string, after: string) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'customerId', 'site', 'status', 'placedAt', 'reference', 'goodsMark', 'project'])
    .select(['costCentre', 'contactName', 'contactPhone', 'requestedDeliveryDate'])
    .select(['addressName', 'street', 'postalCode', 'city'])
    .where('userId', '=', userId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(ordersAtOnce)
    .execute()
  // PostgreSQL refuses an empty list of ids.
  if (orders.length === 0) return []
  const lines = await db
    .selectFrom('orderLines')
    .select(['orderId', 'variantCode', 'name', 'quantity', 'unit', 'note', 'goodsMark', 'configuration'])
    .where(
      'orderId',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return orders.map(({ id, ...order }) => ({
    ...order,
    lines: (byOrder.get(id) ?? []).map(({ orderId: _orderId, ...line }) => line),
  }))
}

const ownerOf = ({ id }: UserRow): string => `user:${id} customer:%`

/** What is kept besides the orders, by name. */
const sections: Readonly<Record<string, (db: Queries, user: UserRow, key: Buffer) => Promise<unknown>>> = {
  account: async (_db, { passwordHash: _passwordHash, ...account }) => account,
  settings: (db, { id }) =>
    db.selectFrom('userSettings').select(['key', 'value', 'updatedAt']).where('userId', '=', id).execute(),
  orderDefaults: (db, { id }) =>
    db.selectFrom('orderDefaults').selectAll().where('userId', '=', id).execute(),
  followedOrders: (db, { id }) =>
    db
      .selectFrom('followedOrders')
      .innerJoin('orders', 'orders.id', 'followedOrders.orderId')
      .select(['orders.number', 'orders.customerId'])
      .where('followedOrders.userId', '=', id)
      .execute(),
  deliveryChanges: (db, { id }) =>
    db
      .selectFrom('deliveryChanges')
      .innerJoin('shipments', 'shipments.id', 'deliveryChanges.shipmentId')
      .innerJoin('orders', 'orders.id', 'shipments.orderId')
      .select(['orders.number', 'deliveryChanges.parcelNumber', 'deliveryChanges.requestedAt'])
      .select(['deliveryChanges.promisedFrom', 'deliveryChanges.promisedTo', 'deliveryChanges.point'])
      .where('deliveryChanges.userId', '=', id)
      .execute(),
  companies: (db, { id }) =>
    db
      .selectFrom('attachments')
      .innerJoin('customers', 'customers.id', 'attachments.customerId')
      .select(['customers.number', 'customers.name', 'attachments.nickname', 'attachments.hidden'])
      .select([
        'attachments.state',
        'attachments.orderLimit',
        'attachments.periodLimit',
        'attachments.period',
      ])
      .select('attachments.lastSignInAt')
      .where('attachments.userId', '=', id)
      .execute(),
  roles: (db, { id }) =>
    db.selectFrom('roleAssignments').select(['customerId', 'role']).where('userId', '=', id).execute(),
  attachmentRequests: (db, { id }) =>
    db.selectFrom('attachmentRequests').selectAll().where('userId', '=', id).execute(),
  agreements: (db, { id }, key) => readAgreements(db, key, id),
  applications: async (db, user, key) => {
    const email = ownEmailOf(user)
    return email === null ? [] : readApplicationsOf(db, key, email)
  },
  units: (db, { id }) =>
    db
      .selectFrom('unitUsers')
      .innerJoin('companyUnits', 'companyUnits.id', 'unitUsers.unitId')
      .select(['companyUnits.number', 'companyUnits.name', 'unitUsers.part'])
      .where('unitUsers.userId', '=', id)
      .execute(),
  costCentres: (db, { id }) =>
    db
      .selectFrom('costCentreBuyers')
      .innerJoin('costCentres', 'costCentres.id', 'costCentreBuyers.costCentreId')
      .select(['costCentres.number', 'costCentres.name'])
      .where('costCentreBuyers.userId', '=', id)
      .execute(),
  sessions: (db, { id }) =>
    db
      .selectFrom('sessions')
      .select(['site', 'browser', 'createdAt', 'seenAt', 'expiresAt', 'secondFactor'])
      .where('userId', '=', id)
      .execute(),
  devices: (db, { userName }) =>
    db.selectFrom('devices').select('seenAt').where('nameHash', '=', hashLoginName(userName)).execute(),
  browsersWithNotifications: (db, { id }) =>
    db
      .selectFrom('pushSubscriptions')
      .select(['site', 'browser', 'createdAt', 'sentAt'])
      .where('userId', '=', id)
      .execute(),
  passkeys: (db, { id }) =>
    db.selectFrom('passkeys').select(['name', 'createdAt', 'usedAt']).where('userId', '=', id).execute(),
  authenticatorApp: (db, { id }) =>
    db.selectFrom('totpFactors').select(['createdAt', 'confirmedAt']).where('userId', '=', id).execute(),
  lists: async (db, { id }) => {
    const lists = await db
      .selectFrom('lists')
      .select(['id', 'customerId', 'name', 'description', 'changedAt'])
      .where('userId', '=', id)
      .where('deletedAt', '=', '')
      .execute()
    const items = await db
      .selectFrom('listItems')
      .innerJoin('lists', 'lists.id', 'listItems.listId')
      .leftJoin('variants', 'variants.id', 'listItems.variantId')
      .select(['listItems.listId', 'variants.code', 'listItems.quantity', 'listItems.configuration'])
      .select(['listItems.note', 'listItems.addedAt'])
      .where('lists.userId', '=', id)
      .where('lists.deletedAt', '=', '')
      .where('listItems.removedAt', '=', '')
      .orderBy('listItems.position')
      .execute()
    return lists.map((list) => ({
      ...list,
      items: items.filter(({ listId }) => listId === list.id).map(({ listId: _listId, ...item }) => item),
    }))
  },
  carts: (db, user) =>
    db
      .selectFrom('carts')
      .innerJoin('cartLines', 'cartLines.cartId', 'carts.id')
      .leftJoin('variants', 'variants.id', 'cartLines.variantId')
      .select(['carts.owner', 'carts.state', 'carts.changedAt', 'variants.code'])
      .select(['cartLines.quantity', 'cartLines.configuration', 'cartLines.addedAt'])
      .where('carts.owner', 'like', ownerOf(user))
      .execute(),
  directOrders: (db, user) =>
    db
      .selectFrom('directOrderLists')
      .innerJoin('directOrderItems', 'directOrderItems.listId', 'directOrderLists.id')
      .select(['directOrderLists.owner', 'directOrderLists.changedAt', 'directOrderItems.written'])
      .where('directOrderLists.owner', 'like', ownerOf(user))
      .execute(),
  changesOfTheCompany: (db, { id }) =>
    db
      .selectFrom('auditEntries')
      .select(['customerId', 'at', 'action', 'subjectName', 'before', 'after'])
      .where('userId', '=', id)
      .orderBy('at')
      .execute(),
  changeRequests: (db, { id }) =>
    db.selectFrom('changeRequests').selectAll().where('userId', '=', id).execute(),
  files: (db, { id }) =>
    db
      .selectFrom('files')
      .select(['purpose', 'name', 'type', 'size', 'createdAt', 'expiresAt'])
      .where('userId', '=', id)
      .execute(),
  callBacks: (db, { id }) => db.selectFrom('callBacks').selectAll().where('userId', '=', id).execute(),
  feedback: (db, { id }) => db.selectFrom('feedback').selectAll().where('userId', '=', id).execute(),
  mails: async (db, { email }) =>
    email === ''
      ? []
      : db
          .selectFrom('mails')
          .select(['subject', 'content', 'createdAt'])
          .where('recipient', '=', email)
          // A mail with a link holds its token, which is a secret.
          .where('id', 'not like', 'account-%')
          .execute(),
  erasureRequests: (db, { id }) =>
    db
      .selectFrom('erasureRequests')
      .select(['state', 'createdAt', 'changedAt'])
      .where('userId', '=', id)
      .execute(),
}
