import { array, assert as assertProperty, asyncProperty, constantFrom } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attached, AttachmentRequestState, ReceivedRequests } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const numbers = { customerNumber: '1000c', organisationNumber: '556036-0793' }
const day = 24 * 3600

const call = (visitor: Visitor, name: string, body: object) =>
  visitor.post(`/api/customer/attachmentrequest/${name}`, body)
const read = async (visitor: Visitor): Promise<Attached> => (await visitor.get('/api/customer/attached')).body
const readPage = (visitor: Visitor, page: number) =>
  visitor.get(`/api/customer/attachmentrequest/received?page=${page}`)
const received = async (visitor: Visitor): Promise<ReceivedRequests['requests']> =>
  (await readPage(visitor, 1)).body.requests
const shape = ({ request }: { request: object }) => Object.keys(request)

describe.each(databases)('requests for a further customer, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let administrator: Visitor
  beforeEach(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await insertRows(db, 'roleAssignments', [{ userId: 'other', customerId: 'c', role: 'administrator' }])
    await insertRows(db, 'companyProfiles', [
      {
        customerId: 'c',
        organisationNumber: '556036-0793',
        paymentDays: null,
        creditLimit: null,
        parentId: null,
      },
    ])
    buyer = await signIn('buyer')
    administrator = await signIn('other')
  })
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  const signIn = async (user: string): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(user)
    return visitor
  }
  const looked = (): Promise<void> =>
    vi.waitFor(async () => {
      const waiting = await shop.store.db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'attachmentRequest')
        .where('finishedAt', 'is', null)
        .execute()
      if (waiting.length > 0) throw new Error('A request is being looked up.')
    })
  const send = async (more: object = {}): Promise<string> => {
    const { body } = await call(buyer, 'send', { ...numbers, ...more })
    await looked()
    return body.request.requestId
  }

  it('answers the same for a known and an unknown customer, and writes the same rows', async () => {
    const known = await call(buyer, 'send', { ...numbers, organisationNumber: '5560360793', message: 'Hej' })
    const unknown = await call(buyer, 'send', { ...numbers, customerNumber: '99999' })
    await looked()
    expect(known.status).toBe(200)
    expect(shape(known.body)).toEqual(shape(unknown.body))
    expect(known.body.request).toMatchObject({ ...numbers, state: 'sent', reason: '' })
    expect((await read(buyer)).requests.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(await received(administrator)).toMatchObject([{ userName: 'User buyer', message: 'Hej' }])
    const [mail, ...more] = await mailsTo(shop, 'other@example.test')
    expect(mail?.subject).toContain('Customer c')
    expect(mail?.content).toContain('/my-pages/customer-administration')
    expect(more).toEqual([])
  })

  it('sends a request once per key', async () => {
    const repeat = () =>
      buyer.post('/api/customer/attachmentrequest/send', numbers, { 'Idempotency-Key': 'once' })
    const [first, second] = [await repeat(), await repeat()]
    await looked()
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
    expect((await read(buyer)).requests).toHaveLength(1)
    expect(await mailsTo(shop, 'other@example.test')).toHaveLength(1)
  })

  it('has pages of received requests, those that wait first', async () => {
    const { db } = shop.store
    const at = '2026-11-01T10:00:00.000Z'
    await insertRows(
      db,
      'attachmentRequests',
      Array.from({ length: 12 }, (_, index) => ({
        id: `paged-${index}`,
        userId: 'buyer',
        customerId: 'c',
        site: 'se',
        language: 'sv',
        customerNumber: '1000c',
        organisationNumber: '556036-0793',
        message: '',
        state: index === 11 ? ('sent' as const) : ('rejected' as const),
        reason: '',
        decidedBy: '',
        createdAt: at,
        changedAt: at,
        expiresAt: '2026-12-31T10:00:00.000Z',
      })),
    )
    const first = (await readPage(administrator, 1)).body
    expect([first.requests[0]?.requestId, first.total]).toEqual(['paged-11', 12])
    const second = (await readPage(administrator, 2)).body
    expect(second).toMatchObject({ total: 12, page: 2, pageSize: 10 })
    expect(new Set([...first.requests, ...second.requests].map(({ requestId }) => requestId)).size).toBe(12)
    expect((await readPage(buyer, 1)).status).toBe(403)
  })

  it('exports the received requests as the list shows them, without formulas, and filters both (MY-9)', async () => {
    const request = {
      userId: 'buyer',
      customerId: 'c',
      site: 'se',
      language: 'sv',
      customerNumber: '1000c',
      organisationNumber: '556036-0793',
      reason: '',
      decidedBy: '',
      changedAt: '2026-11-01T10:00:00.000Z',
      expiresAt: '2026-12-31T10:00:00.000Z',
    }
    await insertRows(shop.store.db, 'attachmentRequests', [
      {
        id: 'x1',
        ...request,
        state: 'rejected',
        message: '',
        reason: 'Nej',
        decidedBy: 'Vera',
        createdAt: '2026-11-03T10:00:00.000Z',
      },
      { id: 'x2', ...request, state: 'sent', message: '=1', createdAt: '2026-11-01T23:30:00.000Z' },
      {
        id: 'x3',
        ...request,
        state: 'sent',
        message: '',
        customerId: 'a',
        createdAt: '2026-11-04T10:00:00.000Z',
      },
    ])
    const address = '/api/customer/attachmentrequest/received/export?format=csv'
    const { body } = await administrator.get(address)
    expect(String(body).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Skickad;Namn;E-post;Meddelande;Läge;Besvarad av;Skäl',
      "2026-11-02;User buyer;buyer@example.test;'=1;Väntar på svar;;",
      '2026-11-03;User buyer;buyer@example.test;;Avslagen;Vera;Nej',
    ])
    expect((await buyer.get(address)).status).toBe(403)
    const ofList = async (query: string): Promise<string[]> =>
      (await administrator.get(`/api/customer/attachmentrequest/received?${query}`)).body.requests.map(
        ({ requestId }: { requestId: string }) => requestId,
      )
    expect(await ofList('')).toEqual(['x2', 'x1'])
    expect(await ofList('sort=createdAt&direction=desc')).toEqual(['x1', 'x2'])
    expect(await ofList('sort=state&direction=desc')).toEqual(['x1', 'x2'])
    expect(await ofList('state=rejected')).toEqual(['x1'])
    expect(await ofList('search=nej+vera')).toEqual(['x1'])
    expect(await ofList('to=2026-11-02')).toEqual(['x2'])
    expect(await ofList('state=approved,expired')).toEqual([])
    const filtered: string = (await administrator.get(`${address}&state=sent`)).body
    expect(filtered.trim().split('\r\n')).toHaveLength(2)
    const wrong = await administrator.get('/api/customer/attachmentrequest/received?state=withdrawn')
    expect(wrong).toMatchObject({ status: 400, body: { field: 'state.0' } })
  })

  it.each([
    [{ organisationNumber: '556036-0794' }, 400, 'organisationNumber'],
    [{ customerNumber: '1000a' }, 409, 'alreadyAttached'],
    [{ customerNumber: '' }, 400, 'invalid'],
  ])('refuses %j with %i %s', async (more, status, code) => {
    expect(await call(buyer, 'send', { ...numbers, ...more })).toMatchObject({ status, body: { code } })
  })

  it('limits how many wait and how many are sent in a day (ACC-12)', async () => {
    await send()
    expect(await call(buyer, 'send', numbers)).toMatchObject({ status: 409, body: { code: 'alreadySent' } })
    for (const at of [1, 2, 3, 4]) await send({ customerNumber: `9${at}` })
    expect(await call(buyer, 'send', { ...numbers, customerNumber: '95' })).toMatchObject({
      status: 409,
      body: { code: 'tooMany' },
    })
  })

  it('attaches the requester with the chosen roles once approved, and tells by mail', async () => {
    const requestId = await send()
    expect(await call(administrator, 'decide', { requestId, approve: true })).toMatchObject({
      status: 400,
      body: { code: 'required', field: 'roles' },
    })
    expect(await call(administrator, 'decide', { requestId, approve: true, roles: ['queen'] })).toMatchObject(
      {
        status: 400,
        body: { code: 'noSuchRole', field: 'roles.0' },
      },
    )
    const roles = ['buyer', 'approver']
    expect((await call(administrator, 'decide', { requestId, approve: true, roles })).status).toBe(200)
    expect((await read(buyer)).requests).toMatchObject([{ state: 'approved' }])
    expect((await read(buyer)).customers.at(-1)).toMatchObject({
      customerId: 'c',
      roles: ['approver', 'buyer'],
    })
    expect((await buyer.post('/api/user/changecustomer', { user: 'c' })).body.success).toBe(true)
    expect((await mailsTo(shop, 'buyer@example.test')).at(-1)?.content).toContain('Customer c')
    expect(await call(administrator, 'decide', { requestId, approve: false, reason: 'Nej' })).toMatchObject({
      status: 409,
      body: { code: 'decided' },
    })
    expect(await received(administrator)).toMatchObject([{ state: 'approved', decidedBy: 'User other' }])
  })

  it('tells the reason of a rejection', async () => {
    const requestId = await send()
    expect(await call(administrator, 'decide', { requestId, approve: false })).toMatchObject({
      status: 400,
      body: { code: 'required', field: 'reason' },
    })
    const reason = 'Ring oss först.'
    expect((await call(administrator, 'decide', { requestId, approve: false, reason })).status).toBe(200)
    expect((await read(buyer)).requests).toMatchObject([{ state: 'rejected', reason }])
    expect((await read(buyer)).customers).toHaveLength(2)
    expect((await mailsTo(shop, 'buyer@example.test')).at(-1)?.content).toContain(reason)
  })

  it('lets nobody decide or withdraw the request of others, and asks for a recent proof (ACC-10)', async () => {
    const requestId = await send()
    expect((await call(buyer, 'decide', { requestId, approve: true, roles: ['buyer'] })).status).toBe(403)
    expect((await call(administrator, 'withdraw', { requestId })).status).toBe(404)
    shop.clock.pass(11 * 60)
    await administrator.adopt(administrator.session ?? '')
    expect(await call(administrator, 'decide', { requestId, approve: true, roles: ['buyer'] })).toMatchObject(
      {
        status: 403,
        body: { code: 'confirm' },
      },
    )
  })

  it('expires after 30 days', async () => {
    const requestId = await send()
    shop.clock.pass(30 * day + 1)
    const [again, late] = [await signIn('buyer'), await signIn('other')]
    expect((await read(again)).requests).toMatchObject([{ state: 'expired' }])
    expect(await received(late)).toMatchObject([{ state: 'expired' }])
    const inState = async (state: string) =>
      (await late.get(`/api/customer/attachmentrequest/received?state=${state}`)).body.total
    expect([await inState('sent'), await inState('expired')]).toEqual([0, 1])
    expect(await call(late, 'decide', { requestId, approve: true, roles: ['buyer'] })).toMatchObject({
      status: 409,
      body: { code: 'decided' },
    })
    expect((await call(again, 'withdraw', { requestId })).status).toBe(409)
  })

  it('ends once and stays ended, whatever is tried in any order', async () => {
    const step = constantFrom('approve', 'reject', 'withdraw', 'wait' as const)
    await assertProperty(
      asyncProperty(array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const { db } = shop.store
        await db.deleteFrom('attachmentRequests').execute()
        await db
          .deleteFrom('attachments')
          .where('userId', '=', 'buyer')
          .where('customerId', '=', 'c')
          .execute()
        const [sender, decider] = [await signIn('buyer'), await signIn('other')]
        const { body } = await call(sender, 'send', numbers)
        await looked()
        const { requestId } = body.request
        let expected: AttachmentRequestState = 'sent'
        for (const action of steps) {
          const waits = expected === 'sent'
          if (action === 'wait') {
            await db
              .updateTable('attachmentRequests')
              .set({ expiresAt: '2026-11-20T11:00:00.000Z' })
              .execute()
            if (waits) expected = 'expired'
            continue
          }
          const answer =
            action === 'withdraw'
              ? await call(sender, 'withdraw', { requestId })
              : await call(decider, 'decide', {
                  requestId,
                  approve: action === 'approve',
                  roles: ['buyer'],
                  reason: 'x',
                })
          expect(answer.status === 200).toBe(waits || (action === 'withdraw' && expected === 'withdrawn'))
          if (waits)
            expected = action === 'approve' ? 'approved' : action === 'reject' ? 'rejected' : 'withdrawn'
        }
        const { requests, customers } = await read(sender)
        expect(requests.map(({ state }) => state)).toEqual([expected])
        expect(customers.some(({ customerId }) => customerId === 'c')).toBe(expected === 'approved')
      }),
      { numRuns: 12 },
    )
  })
})
