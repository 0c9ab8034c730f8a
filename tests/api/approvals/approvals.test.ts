import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import {
  type ApprovalShop,
  callOn,
  limitBuyer,
  listOf,
  openApprovals,
  requestOf,
  sendCart,
  signInAt,
} from '../fixtures/approvals.ts'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'

const hour = 3600

/** The text of a mail with a link straight to a request. */
const leadsTo = (requestId: string): unknown =>
  expect.stringContaining(`/my-pages/attestation?request=${requestId}`)

const decide = async (visitor: Visitor, name: string, requestId: string, more: object = {}) => {
  const { version } = await requestOf(visitor, requestId)
  return callOn(visitor, name, { requestId, version, ...more })
}

const cartOf = async (visitor: Visitor) => (await visitor.get('/api/cart')).body

const summary = async (visitor: Visitor) => (await visitor.get('/api/my-pages/attestation/summary')).body

const lineOf = ({ variantNbr, quantity, note, goodsMark }: Record<string, unknown>) => ({
  variantNbr,
  quantity,
  note,
  goodsMark,
})

const kinds = ({ reasons }: { reasons: { kind: string }[] }) => reasons.map(({ kind }) => kind)

describe.each(databases)('approvals, on $name', ({ open }) => {
  let shop: TestShop
  let people: ApprovalShop
  beforeEach(async () => {
    shop = await openShop(open)
    people = await openApprovals(shop)
  })
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const send = async (quantity = 10, more: object = {}): Promise<string> => {
    await people.buyer.add('VALVE', quantity)
    const { status, body } = await sendCart(people.buyer, more)
    expect(status).toBe(200)
    return body.requestId
  }
  const orders = () => shop.store.db.selectFrom('orders').selectAll().execute()
  const rules = (values: object) =>
    insertRows(shop.store.db, 'approvalRules', [
      {
        customerId: 'a',
        version: 1,
        costCentreBudget: 0,
        newUserOrders: 0,
        categoryIds: '[]',
        deadlineHours: 48,
        reminderHours: 24,
        everyStep: 0,
        mayChange: 1,
        ...values,
      },
    ])
  const setPrice = (amount: number) =>
    shop.store.db
      .updateTable('prices')
      .set({ amount })
      .where('variantId', '=', 1)
      .where('priceGroup', '=', 'se-list')
      .execute()

  it('sends the cart instead of ordering it, and orders it once when it is approved', async () => {
    await people.buyer.add('VALVE', 10)
    const { body: checkout } = await people.buyer.get('/api/cart/checkout')
    expect(checkout.approval).toMatchObject({
      reasons: [{ kind: 'order', limit: 1 }],
      steps: [['User other']],
    })
    const key = 'one-key'
    const sent = await sendCart(people.buyer, { comment: 'Till bygget' }, key)
    expect(sent.body.number).toBe('A10001')
    expect((await cartOf(people.buyer)).lineCount).toBe(0)
    expect(await orders()).toEqual([])
    const [asked] = await mailsTo(shop, 'other@example.test')
    expect(asked?.subject).toContain('A10001')
    expect(asked?.content).toEqual(leadsTo(sent.body.requestId))
    expect(await listOf(people.other, 'part=waiting')).toMatchObject({
      total: 1,
      requests: [{ number: 'A10001', buyer: 'User buyer', canDecide: true, reasonKinds: ['order'] }],
    })
    expect((await listOf(people.idle)).total).toBe(0)
    const approved = await decide(people.other, 'approve', sent.body.requestId)
    expect(approved.body.state).toBe('ordered')
    const [order, ...more] = await orders()
    expect(order).toMatchObject({
      number: approved.body.orderNumber,
      userId: 'buyer',
      reference: 'Per',
      sum: checkout.cart.sum,
      total: checkout.cart.total,
    })
    expect(more).toEqual([])
    expect(await requestOf(people.buyer, sent.body.requestId)).toMatchObject({
      state: 'ordered',
      orderNumber: order?.number,
      steps: [{ decidedBy: 'User other' }],
      events: [{ kind: 'sent', text: 'Till bygget' }, { kind: 'approved' }, { kind: 'ordered' }],
    })
    const { status, body } = await decide(people.other, 'approve', sent.body.requestId)
    expect([status, body.code, body.state]).toEqual([409, 'decided', 'ordered'])
  })

  it('shows the approver the choices of each line, and the comment of the approval to the buyer', async () => {
    await insertConfigured(shop.store)
    await people.buyer.add(
      'TROUSERS',
      5,
      {},
      { itemConfigurations: { leg: 'long' }, print: 'yes', textPrint: 'RÖR AB' },
    )
    const { status, body } = await sendCart(people.buyer, { partDelivery: true })
    expect([status, body.code]).toEqual([200, undefined])
    const request = await requestOf(people.other, body.requestId)
    expect(request.partDelivery).toBe(true)
    const values = request.lines[0].configuration.map(({ value }: { value: string }) => value)
    expect(values).toContain('RÖR AB')
    expect(values.length).toBeGreaterThan(1)
    await decide(people.other, 'approve', body.requestId, { comment: 'Bra val' })
    const { events } = await requestOf(people.buyer, body.requestId)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'approved', text: 'Bra val' }))
    expect((await listOf(people.buyer, 'part=all')).total).toBe(1)
  })

  it('mails no news of own requests to a buyer who wants them in a browser only, but asks the approvers all the same', async () => {
    await shop.store.db.updateTable('users').set({ approvalMail: 0 }).execute()
    await subscribeTo(shop.store, 'buyer', ['approval'])
    await subscribeTo(shop.store, 'other', ['approval'])
    const requestId = await send()
    const { number } = await requestOf(people.other, requestId)
    await decide(people.other, 'reject', requestId, { comment: 'För dyrt' })
    const path = `/my-pages/attestation?request=${requestId}`
    // In browsers nobody is named.
    expect([await pushedTo(shop.store, 'other'), await pushedTo(shop.store, 'buyer')]).toEqual([
      [{ title: `Order ${number} väntar på ditt godkännande`, path }],
      [{ title: `Din order ${number} blev inte godkänd`, path }],
    ])
    expect(await mailsTo(shop, 'buyer@example.test')).toEqual([])
    expect(await mailsTo(shop, 'other@example.test')).toHaveLength(1)
    await shop.store.db.updateTable('users').set({ approvalMail: 1 }).execute()
    await decide(people.other, 'reject', await send(), { comment: 'För dyrt' })
    expect(await mailsTo(shop, 'buyer@example.test')).toHaveLength(1)
  })

  it('mails nothing about a request to those who may no longer act for the customer', async () => {
    const requestId = await send()
    const saved = { userId: 'idle', from: '2026-11-20', until: '2026-11-20' }
    await callOn(people.other, 'savedeputy', saved)
    await shop.store.db
      .updateTable('attachments')
      .set({ state: 'inactive' })
      .where('userId', 'in', ['buyer', 'idle'])
      .execute()
    await decide(people.other, 'reject', requestId, { comment: 'För dyrt' })
    expect(await mailsTo(shop, 'buyer@example.test')).toEqual([])
    await shop.store.db
      .updateTable('attachments')
      .set({ state: 'active' })
      .where('userId', '=', 'buyer')
      .execute()
    await send()
    expect(await mailsTo(shop, 'idle@example.test')).toEqual([])
    expect(await mailsTo(shop, 'other@example.test')).toHaveLength(2)
  })

  it('books budget and limit on approval, not when the cart is sent', async () => {
    await limitBuyer(shop, { orderLimit: null, periodLimit: 1, period: 'month' })
    const requestId = await send()
    const { budgets } = await requestOf(people.other, requestId)
    expect(budgets).toMatchObject([{ kind: 'period', limit: 1, before: 0, after: 129_500 }])
    const second = await send()
    expect((await requestOf(people.other, second)).reasons).toMatchObject([{ spent: 0 }])
    await decide(people.other, 'approve', requestId)
    expect((await requestOf(people.other, second)).budgets).toMatchObject([
      { kind: 'period', limit: 1, before: 129_500, after: 259_000 },
    ])
    const third = await send()
    expect((await requestOf(people.other, third)).reasons).toMatchObject([{ spent: 129_500 }])
  })

  it('lets nobody decide an own request, nor above the own limit, nor without being asked', async () => {
    const requestId = await send()
    await insertRows(shop.store.db, 'roleAssignments', [
      { userId: 'buyer', customerId: 'a', role: 'approver' },
    ])
    const { version } = await requestOf(people.buyer, requestId)
    expect(await callOn(people.buyer, 'approve', { requestId, version })).toMatchObject({
      status: 403,
      body: { code: 'ownRequest' },
    })
    expect(await callOn(people.shy, 'approve', { requestId, version })).toMatchObject({ status: 404 })
    expect(await callOn(people.shy, 'reject', { requestId, version, comment: 'Nej' })).toMatchObject({
      status: 404,
    })
    await limitBuyer(shop, { orderLimit: 100 }, 'other')
    expect(await callOn(people.other, 'approve', { requestId, version })).toMatchObject({
      status: 409,
      body: { code: 'limit', state: 'waiting' },
    })
    expect(await orders()).toEqual([])
  })

  it('asks the approver above one whose limit is too low, and says so before it is sent', async () => {
    await limitBuyer(shop, { orderLimit: 100, approverId: 'shy' }, 'other')
    await people.buyer.add('VALVE', 10)
    const { body } = await people.buyer.get('/api/cart/approval')
    expect(body.approval.steps).toEqual([['User shy']])
  })

  it('asks several approvers in order when the company wants that', async () => {
    await rules({ everyStep: 1 })
    const { db } = shop.store
    await insertRows(db, 'companyUnits', [
      { id: 'u', customerId: 'a', number: '1', name: 'Nord', version: 1, deletedAt: null },
    ])
    await insertRows(db, 'unitUsers', [
      { unitId: 'u', userId: 'buyer', part: 'member' },
      { unitId: 'u', userId: 'shy', part: 'approver' },
      { unitId: 'u', userId: 'idle', part: 'approver' },
    ])
    const requestId = await send()
    expect((await listOf(people.shy, 'part=waiting')).total).toBe(0)
    expect((await decide(people.other, 'approve', requestId)).body.state).toBe('partlyApproved')
    expect(await orders()).toEqual([])
    expect((await listOf(people.idle, 'part=waiting')).total).toBe(1)
    // Who has approved the first step cannot be asked in the second one.
    const { colleagues } = await requestOf(people.shy, requestId)
    expect(colleagues.map(({ userId }: { userId: string }) => userId)).not.toContain('other')
    expect(await decide(people.shy, 'forward', requestId, { userId: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'notAnApprover', field: 'userId' },
    })
    expect((await decide(people.shy, 'approve', requestId)).body.state).toBe('ordered')
    expect((await listOf(people.idle, 'part=waiting')).total).toBe(0)
    expect(await orders()).toHaveLength(1)
  })

  it('orders what an approver has lowered, and gives the whole cart back if it is not ordered', async () => {
    await rules({ everyStep: 1 })
    const { db } = shop.store
    await insertRows(db, 'companyUnits', [
      { id: 'u', customerId: 'a', number: '1', name: 'Nord', version: 1, deletedAt: null },
    ])
    await insertRows(db, 'unitUsers', [
      { unitId: 'u', userId: 'buyer', part: 'member' },
      { unitId: 'u', userId: 'shy', part: 'approver' },
    ])
    await people.buyer.add('PIPE', 5)
    const requestId = await send()
    const { lines } = await requestOf(people.other, requestId)
    const valve = lines.find(({ variantNbr }: { variantNbr: string }) => variantNbr === 'VALVE')
    const pipe = lines.find(({ variantNbr }: { variantNbr: string }) => variantNbr === 'PIPE')
    const raised = { changes: [{ lineId: valve.lineId, quantity: 11 }] }
    expect((await decide(people.other, 'approve', requestId, raised)).body.code).toBe('quantityRaised')
    const nothing = lines.map(({ lineId }: { lineId: string }) => ({ lineId, quantity: 0 }))
    expect((await decide(people.other, 'approve', requestId, { changes: nothing })).body.code).toBe(
      'nothingLeft',
    )
    const changes = [
      { lineId: valve.lineId, quantity: 4 },
      { lineId: pipe.lineId, quantity: 0 },
    ]
    expect((await decide(people.other, 'approve', requestId, { changes })).body.state).toBe('partlyApproved')
    expect((await requestOf(people.shy, requestId)).lines).toMatchObject([
      { quantitySent: 5, quantity: 0 },
      { quantitySent: 10, quantity: 4 },
    ])
    expect((await decide(people.shy, 'reject', requestId, { comment: 'För dyrt' })).body.state).toBe(
      'rejected',
    )
    const { version } = await requestOf(people.buyer, requestId)
    expect((await callOn(people.buyer, 'restore', { requestId, version })).status).toBe(200)
    expect((await cartOf(people.buyer)).lines).toMatchObject([
      { variantNbr: 'PIPE', quantity: 5 },
      { variantNbr: 'VALVE', quantity: 10 },
    ])
    const again = await callOn(people.buyer, 'restore', { requestId, version: version + 1 })
    expect(again).toMatchObject({ status: 409, body: { code: 'decided' } })
  })

  it('sends a request back with reasons when a price or the stock has changed', async () => {
    const requestId = await send()
    await setPrice(130_00)
    expect((await requestOf(people.other, requestId)).changes).toMatchObject([
      { kind: 'price', before: 129_50, after: 130_00 },
    ])
    expect((await decide(people.other, 'approve', requestId)).body.state).toBe('failed')
    expect(await orders()).toEqual([])
    expect(await requestOf(people.buyer, requestId)).toMatchObject({
      failures: [{ kind: 'price', before: 129_50, after: 130_00 }],
      canRestore: true,
    })
    const later = await send()
    await shop.store.db
      .updateTable('stock')
      .set({ quantity: 0, type: 1, firstDeliveryDate: '2026-12-15' })
      .where('variantId', '=', 1)
      .execute()
    expect((await decide(people.other, 'approve', later)).body.state).toBe('failed')
    expect((await requestOf(people.buyer, later)).failures).toMatchObject([
      { kind: 'stock', day: '2026-12-15' },
    ])
  })

  it('gives the cart back as it was when the buyer withdraws', async () => {
    await people.buyer.add('VALVE', 10, {}, { note: 'Röd', goodsMark: 'Plan 2' })
    const before = await cartOf(people.buyer)
    const requestId = (await sendCart(people.buyer)).body.requestId
    await people.buyer.add('SCREW', 250)
    const { version } = await requestOf(people.buyer, requestId)
    expect(await callOn(people.other, 'withdraw', { requestId, version })).toMatchObject({ status: 404 })
    expect((await callOn(people.buyer, 'withdraw', { requestId, version })).body.state).toBe('withdrawn')
    const after = await cartOf(people.buyer)
    expect(after.lines.map(lineOf)).toEqual([
      { variantNbr: 'SCREW', quantity: 250, note: '', goodsMark: '' },
      ...before.lines.map(lineOf),
    ])
    expect((await decide(people.other, 'approve', requestId)).body).toMatchObject({ state: 'withdrawn' })
  })

  it('expires at the deadline and reminds before it', async () => {
    await rules({})
    const requestId = await send()
    const reminders = async () =>
      (await mailsTo(shop, 'other@example.test')).filter(({ subject }) => subject.startsWith('Påminnelse'))
    /** Lets time pass and the due jobs run, which any write starts; the sessions have ended meanwhile. */
    const pass = async (hours: number, isDone: () => Promise<boolean>): Promise<void> => {
      shop.clock.pass(hours * hour)
      people.buyer = await signInAt(shop, 'buyer')
      people.other = await signInAt(shop, 'other')
      await callOn(people.buyer, 'answer', { requestId, text: 'Hej' })
      await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 5000 })
    }
    await pass(25, async () => (await reminders()).length === 1)
    const { version } = await requestOf(people.other, requestId)
    await pass(24, async () => (await requestOf(people.buyer, requestId)).state === 'expired')
    expect(await callOn(people.other, 'approve', { requestId, version })).toMatchObject({
      status: 409,
      body: { code: 'decided', state: 'expired' },
    })
    expect(await reminders()).toMatchObject([{ content: leadsTo(requestId) }])
    expect(await mailsTo(shop, 'buyer@example.test')).toMatchObject([
      { subject: expect.stringContaining('A10001') },
    ])
    expect(await orders()).toEqual([])
  })

  it('lets a deputy decide on the days of the period only, and forwards to an approver', async () => {
    const deputy = { userId: 'idle', from: '2026-11-20', until: '2026-11-20' }
    const saved = await callOn(people.other, 'savedeputy', deputy)
    expect(saved.body.deputies).toMatchObject([{ userId: 'idle', from: '2026-11-20' }])
    const requestId = await send()
    expect((await listOf(people.idle, 'part=waiting')).total).toBe(1)
    expect(await mailsTo(shop, 'idle@example.test')).toMatchObject([{ content: leadsTo(requestId) }])
    const { version } = await requestOf(people.idle, requestId)
    await callOn(people.other, 'removedeputy', { deputyId: saved.body.deputies[0].deputyId })
    expect(await callOn(people.idle, 'approve', { requestId, version })).toMatchObject({ status: 404 })
    expect(await decide(people.other, 'forward', requestId, { userId: 'buyer' })).toMatchObject({
      status: 400,
      body: { code: 'notAnApprover' },
    })
    expect((await decide(people.other, 'forward', requestId, { userId: 'idle' })).status).toBe(200)
    expect((await decide(people.idle, 'approve', requestId)).body.state).toBe('ordered')
  })

  it('names a deputy for the same days once, however often and at a time that is asked for', async () => {
    const { db } = shop.store
    const deputy = { userId: 'idle', from: '2026-11-20', until: '2026-11-24' }
    const answers = await Promise.all([1, 2, 3].map(() => callOn(people.other, 'savedeputy', deputy)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await db.selectFrom('approvalDeputies').select('deputyId').execute()).toHaveLength(1)
    const entries = db.selectFrom('auditEntries').select('id').where('action', '=', 'approval.deputy')
    expect(await entries.execute()).toHaveLength(1)
  })

  it('approves several with one result each', async () => {
    const [first, second, third] = [await send(), await send(), await send()]
    await decide(people.other, 'reject', second, { comment: 'Nej' })
    const shown = await Promise.all([first, second, third].map((id) => requestOf(people.other, id)))
    const { body } = await callOn(people.other, 'approveseveral', {
      requests: [
        ...shown.map(({ requestId, version }) => ({ requestId, version })),
        { requestId: 'no', version: 1 },
      ],
    })
    expect(body.results).toMatchObject([
      { code: '', state: 'ordered' },
      { code: 'decided', state: 'rejected' },
      { code: '', state: 'ordered' },
      { code: 'notFound', state: '' },
    ])
    expect(await orders()).toHaveLength(2)
  })

  it('approves none of several whose day has passed, because the list does not show the new one', async () => {
    const { db } = shop.store
    const [first, second] = [await send(), await send()]
    const { orderRequest } = await db
      .selectFrom('approvalRequests')
      .select('orderRequest')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const passed = JSON.stringify({ ...JSON.parse(orderRequest), requestedDeliveryDate: '2026-11-18' })
    await db.updateTable('approvalRequests').set({ orderRequest: passed }).where('id', '=', first).execute()
    const shown = await Promise.all([first, second].map((id) => requestOf(people.other, id)))
    const requests = shown.map(({ requestId, version }) => ({ requestId, version }))
    const { body } = await callOn(people.other, 'approveseveral', { requests })
    expect(body.results).toMatchObject([
      { requestId: first, number: 'A10001', code: 'dayPassed', state: 'waiting' },
      { requestId: second, code: '', state: 'ordered' },
    ])
    expect(await orders()).toHaveLength(1)
    // On its page the approver sees the new day, and decides.
    const { possibleDate } = await requestOf(people.other, first)
    expect(possibleDate > '2026-11-20').toBe(true)
    const { body: decided } = await decide(people.other, 'approve', first)
    const ordered = (await orders()).find(({ number }) => number === decided.orderNumber)
    expect(ordered?.requestedDeliveryDate).toBe(possibleDate)
  })

  it('asks for approval of product groups, new users and cost centres above their budget', async () => {
    await limitBuyer(shop, { orderLimit: null })
    await rules({ newUserOrders: 1, categoryIds: '[1]', costCentreBudget: 1 })
    await insertRows(shop.store.db, 'costCentres', [
      {
        id: 'cc',
        customerId: 'a',
        number: '100',
        name: 'Verkstad',
        managerId: 'shy',
        budget: 100_00,
        period: 'month',
        forEveryone: 1,
        active: 1,
        version: 1,
        deletedAt: null,
      },
    ])
    await people.buyer.add('VALVE', 10)
    const need = async (costCentre: string) =>
      (await people.buyer.get(`/api/cart/approval?costCentre=${costCentre}`)).body.approval
    expect(kinds(await need(''))).toEqual(['category', 'newUser'])
    expect(kinds(await need('100'))).toEqual(['costCentre', 'category', 'newUser'])
    expect((await need('100')).reasons[0]).toMatchObject({ subject: '100 Verkstad', limit: 100_00, spent: 0 })
    await shop.store.db.updateTable('approvalRules').set({ newUserOrders: 0, categoryIds: '[]' }).execute()
    expect(await need('')).toBeNull()
    expect((await need('100')).steps).toEqual([['User shy']])
  })

  it('counts for the overview what waits for a user, what is urgent, and what came back', async () => {
    await rules({ deadlineHours: 48 })
    const first = await send()
    await send()
    const rejected = await send()
    await decide(people.other, 'reject', rejected, { comment: 'Nej' })
    expect(await summary(people.other)).toEqual({
      canApprove: true,
      waiting: 2,
      urgent: 0,
      mineOpen: 0,
      mineReturned: 0,
    })
    expect(await summary(people.buyer)).toEqual({
      canApprove: false,
      waiting: 0,
      urgent: 0,
      mineOpen: 2,
      mineReturned: 1,
    })
    expect((await listOf(people.other, 'part=waiting')).requests).toMatchObject([
      { ageDays: 0 },
      { ageDays: 0 },
    ])
    shop.clock.pass(25 * hour)
    // The sessions have ended meanwhile.
    people.other = await signInAt(shop, 'other')
    people.buyer = await signInAt(shop, 'buyer')
    expect(await summary(people.other)).toMatchObject({ waiting: 2, urgent: 2 })
    expect((await listOf(people.other, 'part=waiting')).requests).toMatchObject([
      { ageDays: 1 },
      { ageDays: 1 },
    ])
    await decide(people.other, 'approve', first)
    expect(await summary(people.other)).toMatchObject({ waiting: 1, urgent: 1 })
    await people.buyer.post('/api/cart/emptycart')
    await decide(people.buyer, 'restore', rejected)
    expect(await summary(people.buyer)).toMatchObject({ mineOpen: 1, mineReturned: 0 })
  })

  it('has one winner of two approvers at once, and tells the other the state', async () => {
    await limitBuyer(shop, { approverId: '' })
    for (let turn = 0; turn < 5; turn++) {
      const requestId = await send()
      const { version } = await requestOf(people.other, requestId)
      const answers = await Promise.all([
        callOn(people.other, 'approve', { requestId, version }),
        callOn(people.shy, 'approve', { requestId, version }),
        callOn(people.idle, 'reject', { requestId, version, comment: 'Nej' }),
      ])
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const lost = answers.filter(({ status }) => status === 409)
      expect(lost).toHaveLength(2)
      for (const { body } of lost) expect(body).toMatchObject({ code: 'decided', state: won[0]?.body.state })
    }
    const ordered = (await listOf(people.other, 'status=ordered')).total
    expect(await orders()).toHaveLength(ordered)
  })
})
