import { insertRows, type Store } from '@tradecounter/api/seed'
import { momentBefore } from './dates.ts'

const costCentre = (customerId: string, number: string, name: string, more: object = {}) => ({
  id: `demo-cost-centre-${customerId}-${number}`,
  customerId,
  number,
  name,
  managerId: null,
  budget: null,
  period: 'month' as const,
  forEveryone: 1,
  active: 1,
  version: 1,
  deletedAt: null,
  ...more,
})

/** Names of cost centres and units of the customers with an administrator. */
const companies = [
  {
    customerId: 'c-ror',
    service: 'Service',
    building: 'Nybyggnation',
    closed: 'Lager Årsta',
    unit: 'Huddinge',
  },
  {
    customerId: 'c-nordlys',
    service: 'Service',
    building: 'Nybygg',
    closed: 'Lager Tromsdalen',
    unit: 'Storgata',
  },
  { customerId: 'c-bygg', service: 'Service', building: 'Nyproduktion', closed: 'Förråd Lund', unit: 'Lund' },
] as const

const costCentres = companies.flatMap(({ customerId, service, building, closed }) => [
  costCentre(customerId, '4010', service, {
    budget: 5_000_00,
    managerId: customerId === 'c-ror' ? 'u-karin' : null,
  }),
  costCentre(customerId, '4020', building, {
    budget: 400_000_00,
    period: 'year',
    forEveryone: customerId === 'c-ror' ? 0 : 1,
  }),
  // Never ordered on: it can be deleted.
  costCentre(customerId, '4030', closed, { active: 0 }),
])

const request = (
  id: string,
  [userId, customerId]: readonly [string, string | null],
  [customerNumber, organisationNumber]: readonly [string, string],
  more: object = {},
) => ({
  id: `demo-attachment-${id}`,
  userId,
  customerId,
  site: 'se',
  language: 'sv',
  customerNumber,
  organisationNumber,
  message: '',
  state: 'sent' as const,
  reason: '',
  decidedBy: '',
  ...more,
})

const ror = ['104210', '559999-9017'] as const
const sol = ['104688', '559999-9025'] as const

/** Requests in every state: Olof decides those to his company; Anna has sent some of each. */
const requests = [
  request('1', ['u-maria', 'c-ror'], ror, { message: 'Vi hjälper er med Brf Tallen.' }),
  request('2', ['u-rut', 'c-ror'], ror, {
    state: 'rejected',
    reason: 'Ring oss först.',
    decidedBy: 'Olof Berg',
  }),
  request('3', ['u-anna', 'c-ror'], ror, { state: 'approved', decidedBy: 'Olof Berg' }),
  // Vera decides it.
  request('4', ['u-anna', 'c-sol'], sol, { message: 'Inköp till Villa Ängen.' }),
  request('5', ['u-anna', null], ['104999', '559999-9033'], { state: 'withdrawn' }),
  request('6', ['u-anna', null], ['104998', '559999-9033'], { expired: true }),
]

/** Writes cost centres, units, requests for customers, and what Anna has decided about hers. */
export async function writeCustomerAdministration(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('costCentres').where('id', 'like', 'demo-cost-centre-%').execute()
    await insertRows(transaction, 'costCentres', costCentres)
    await insertRows(transaction, 'costCentreBuyers', [
      { costCentreId: 'demo-cost-centre-c-ror-4020', userId: 'u-anna' },
      { costCentreId: 'demo-cost-centre-c-ror-4020', userId: 'u-olof' },
    ])
    // Some orders of the demo are charged to them.
    for (const { customerId } of companies) {
      const orders = await transaction
        .selectFrom('orders')
        .select('id')
        .where('customerId', '=', customerId)
        .orderBy('placedAt', 'desc')
        .limit(6)
        .execute()
      for (const [at, { id }] of orders.entries()) {
        const number = at % 2 === 0 ? '4010' : '4020'
        await transaction
          .updateTable('orders')
          .set({ costCentre: number, costCentreId: `demo-cost-centre-${customerId}-${number}` })
          .where('id', '=', id)
          .execute()
      }
    }
    await transaction.deleteFrom('companyUnits').where('id', 'like', 'demo-unit-%').execute()
    await insertRows(
      transaction,
      'companyUnits',
      companies.map(({ customerId, unit }) => ({
        id: `demo-unit-${customerId}`,
        customerId,
        number: '1',
        name: unit,
        version: 1,
        deletedAt: null,
      })),
    )
    await insertRows(transaction, 'unitAddresses', [
      { unitId: 'demo-unit-c-ror', addressId: 'c-ror-2' },
      { unitId: 'demo-unit-c-nordlys', addressId: 'c-nordlys-1' },
    ])
    await insertRows(transaction, 'unitUsers', [
      { unitId: 'demo-unit-c-ror', userId: 'u-jonas', part: 'member' },
      { unitId: 'demo-unit-c-ror', userId: 'u-karin', part: 'approver' },
      { unitId: 'demo-unit-c-nordlys', userId: 'u-solveig', part: 'member' },
    ])
    await transaction.deleteFrom('attachmentRequests').where('id', 'like', 'demo-attachment-%').execute()
    await insertRows(
      transaction,
      'attachmentRequests',
      requests.map(({ expired, ...row }: (typeof requests)[number] & { expired?: boolean }, at) => ({
        ...row,
        createdAt: momentBefore(today, expired === true ? 45 : 2 + at * 3),
        changedAt: momentBefore(today, expired === true ? 45 : 1 + at * 3),
        expiresAt: expired === true ? momentBefore(today, 15) : momentBefore(today, at * 3 - 28),
      })),
    )
    await transaction
      .updateTable('attachments')
      .set({ nickname: 'Västkusten' })
      .where('userId', '=', 'u-vera')
      .where('customerId', '=', 'c-vvs')
      .execute()
  })
}
