import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDemoUsers, removeDemoUsers } from '../../api/accounts/demo-users.ts'
import { openStore, type Store } from '../../api/platform/database/index.ts'
import { openDemo } from '../../demo/index.ts'
import { loadDemo } from '../../demo/loading/load-demo.ts'
import { demoPeople, demoUsers } from '../../demo/people/users.ts'
import { drawingAt } from '../../demo/pictures/write-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'open-demo-'))
const pictures = join(folder, 'pictures')
let store: Store
beforeAll(async () => {
  store = await openStore({ dataDir: folder })
  await loadDemo(store, {
    articles: 600,
    today: new Date('2026-03-17T09:00:00Z'),
    passwordCost: { memory: 1024, passes: 1 },
  })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const lines: string[] = []
const open = () =>
  openDemo({
    store,
    dataDir: folder,
    originOf: (site) => `http://${site}.test`,
    log: (line) => lines.push(line),
  })
const addresses = async () => [
  ...new Set(
    (await store.db.selectFrom('variants').select('picture').execute()).map(({ picture }) => picture),
  ),
]

describe('openDemo with the demo catalogue in the database', () => {
  it('returns the demo users to print, and loads nothing again', async () => {
    const { notice } = await open()
    expect(notice).toContain('\nDemo users:\n')
    expect(demoUsers.filter(({ userName }) => !notice.includes(`  ${userName} `))).toEqual([])
    expect(lines).toEqual([])
  })

  it('writes each drawing of the catalogue once, at the path of its address', async () => {
    await open()
    const known = await addresses()
    for (const address of [...known, '/pictures/garment-back.svg'])
      expect(readFileSync(join(folder, address), 'utf8'), address).toBe(drawingAt(address))
    const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files).toHaveLength(known.length + 1)
  })

  it('has carriers that answer requests to change a delivery', async () => {
    const { carrierRequests } = await open()
    const parcels = await store.db
      .selectFrom('carrierEvents')
      .innerJoin('parcels', (on) =>
        on
          .onRef('parcels.carrier', '=', 'carrierEvents.carrier')
          .onRef('parcels.number', '=', 'carrierEvents.parcelNumber'),
      )
      .innerJoin('shipments', 'shipments.id', 'parcels.shipmentId')
      .innerJoin('orders', 'orders.id', 'shipments.orderId')
      .select(['parcels.shipmentId', 'parcels.number', 'parcels.carrier'])
      .select(['orders.number as orderNumber', 'orders.site', 'orders.userId'])
      .where('carrierEvents.allows', '<>', '')
      .execute()
    const [parcel] = parcels
    expect(parcels.every(({ carrier }) => carrierRequests.has(carrier))).toBe(true)
    const ask = async (id: string, pointId: string) => {
      await store.db
        .insertInto('deliveryChanges')
        .values({
          id,
          shipmentId: parcel?.shipmentId ?? '',
          parcelNumber: parcel?.number ?? '',
          promisedFrom: '',
          promisedTo: '',
          point: JSON.stringify({ id: pointId, name: 'A', street: '', postalCode: '', city: '' }),
          beforeFrom: '',
          beforeTo: '',
          until: '2027-01-01T00:00:00.000Z',
          state: 'requested',
          reason: '',
          userId: parcel?.userId ?? '',
          requestedAt: '2026-03-17T09:00:00.000Z',
          decidedAt: null,
        })
        .execute()
      const data = { requestId: id, parcel: parcel?.number, pointId }
      const answer = await fetch(carrierRequests.get(parcel?.carrier ?? '')?.url ?? '', {
        method: 'POST',
        body: JSON.stringify({ type: 'delivery.change-requested', data }),
      })
      expect(answer.status).toBe(202)
      const stateOf = async () =>
        await store.db
          .selectFrom('deliveryChanges')
          .select(['state', 'reason'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      await expect.poll(async () => (await stateOf()).state, { timeout: 20_000 }).not.toBe('requested')
      return stateOf()
    }
    expect([await ask('first', 'centre'), await ask('second', 'full')]).toEqual([
      { state: 'confirmed', reason: '' },
      { state: 'refused', reason: expect.stringMatching(/^Pa\S+ \S+ \S+\.$/u) },
    ])
    const mails = await store.db.selectFrom('mails').select('content').execute()
    const links = mails.flatMap(({ content }) => content.match(/http:\S+\/order-info\/\d+/gu) ?? [])
    const page = `http://${parcel?.site}.test/my-pages/order-info/${parcel?.orderNumber}`
    expect(links).toEqual([page, page])
  })

  it('writes the drawings again only when some are missing', async () => {
    const [address = ''] = await addresses()
    const file = join(folder, address)
    const { mtimeMs } = statSync(file)
    await open()
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
    rmSync(pictures, { recursive: true })
    await open()
    expect(existsSync(file)).toBe(true)
  })

  it('makes the documents of the demo', async () => {
    const { makeDocument } = await open()
    const row = await store.db.selectFrom('documents').select('url').executeTakeFirstOrThrow()
    expect((await makeDocument(row.url, ['sv']))?.status).toBe(200)
    expect(await makeDocument('/documents/T1/none.pdf', ['sv'])).toBeNull()
  })
})

describe('the demo users', () => {
  it('are found and removed, and no other user', async () => {
    await store.db
      .insertInto('users')
      .values({
        id: '1d0f6a4e-5f0c-4ad5-9a0b-1c9f5f5f0001',
        userName: 'real',
        passwordHash: '',
        name: 'Real',
        email: '',
        translationEnabled: 0,
        blocked: 0,
        hidePricesAvailable: 0,
        hidePrices: 0,
        onlyMyAssortmentAvailable: 0,
        onlyMyAssortment: 0,
      })
      .execute()
    expect(await findDemoUsers(store)).toEqual(demoPeople.map(({ userName }) => userName).toSorted())
    expect(await removeDemoUsers(store)).toBe(demoPeople.length)
    expect(await findDemoUsers(store)).toEqual([])
    const left = await store.db.selectFrom('users').select('userName').execute()
    expect(left).toEqual([{ userName: 'real' }])
  })
})
