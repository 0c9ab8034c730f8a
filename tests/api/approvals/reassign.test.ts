import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { grantRole, changeRole } from '../../../api/operator/roles.ts'
import { setBlocked } from '../../../api/operator/users.ts'
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
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'
import { openAdministrator } from './rights-of-approvers.ts'

type Administrator = Awaited<ReturnType<typeof openAdministrator>>

const decide = async (visitor: Visitor, requestId: string) => {
  const { version } = await requestOf(visitor, requestId)
  return callOn(visitor, 'approve', { requestId, version })
}

describe.each(databases)('a request whose approver may no longer approve it, on $name', ({ open }) => {
  let shop: TestShop
  let people: ApprovalShop
  let administrator: Administrator
  beforeEach(async () => {
    shop = await openShop(open)
    people = await openApprovals(shop)
    administrator = await openAdministrator(shop, null)
  })
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const send = async (): Promise<string> => {
    await people.buyer.add('VALVE', 2)
    const { status, body } = await sendCart(people.buyer)
    expect(status).toBe(200)
    await administrator.followed()
    return body.requestId
  }
  const seen = (requestId: string) => requestOf(people.buyer, requestId)
  const subjects = async (user: string): Promise<string[]> =>
    (await mailsTo(shop, `${user}@example.test`)).map(({ subject }) => subject)
  const rules = (values: object) =>
    insertRows(shop.store.db, 'approvalRules', [
      {
        customerId: 'a',
        version: 1,
        costCentreBudget: 0,
        newUserOrders: 0,
        categoryIds: '[]',
        deadlineHours: 48,
        reminderHours: 0,
        everyStep: 0,
        mayChange: 1,
        ...values,
      },
    ])
  const makeUnit = async (approvers: readonly string[]): Promise<void> => {
    await insertRows(shop.store.db, 'companyUnits', [
      { id: 'u', customerId: 'a', number: '1', name: 'Nord', version: 1, deletedAt: null },
    ])
    await insertRows(shop.store.db, 'unitUsers', [
      { unitId: 'u', userId: 'buyer', part: 'member' },
      ...approvers.map((userId) => ({ unitId: 'u', userId, part: 'approver' as const })),
    ])
  }

  const losses: { name: string; lose: () => Promise<unknown> }[] = [
    { name: 'is locked', lose: () => administrator.setState('other', 'lock') },
    { name: 'is deactivated', lose: () => administrator.setState('other', 'deactivate') },
    { name: 'is removed', lose: () => administrator.setState('other', 'remove') },
    { name: 'loses the role', lose: () => administrator.letApprove('other', false) },
    { name: 'gets a lower limit', lose: () => administrator.limit('other', 1) },
  ]

  it.each(losses)('goes to an administrator who may approve it if the approver $name', async ({ lose }) => {
    const requestId = await send()
    expect((await seen(requestId)).waitingFor).toEqual(['User other'])
    const before = await subjects('buyer')
    await lose()
    const shown = await seen(requestId)
    expect(shown).toMatchObject({ state: 'waiting', waitingFor: ['User boss'] })
    expect(shown.events.at(-1)).toMatchObject({
      kind: 'reassigned',
      text: 'User other → User boss',
      userName: '',
    })
    expect((await subjects('buyer')).slice(before.length)).toEqual([
      'Någon annan beslutar om din order A10001',
    ])
    expect(await subjects('boss')).toEqual([expect.stringContaining('A10001')])
    expect((await decide(administrator.boss, requestId)).body.state).toBe('ordered')
  })

  it('follows what operators do, too', async () => {
    const requestId = await send()
    const { store, clock } = shop
    await setBlocked(store, 'other@example.test', true, clock.now())
    // Any call that starts jobs: the program of operators is another process.
    await administrator.limit('idle', null)
    expect((await seen(requestId)).waitingFor).toEqual(['User boss'])
    await setBlocked(store, 'other@example.test', false, clock.now())
    await grantRole(store, { userName: 'boss@example.test', customerNumber: '1000a', role: 'buyer' })
    await changeRole(store, 'administrator', 'perm:approve', false)
    await administrator.limit('shy', null)
    expect((await seen(requestId)).waitingFor).toEqual(['User other'])
  })

  it('goes to the deputy before anybody else', async () => {
    await limitBuyer(shop, { approverId: 'shy' }, 'other')
    const deputy = { userId: 'idle', from: '2026-11-20', until: '2026-11-20' }
    expect((await callOn(people.other, 'savedeputy', deputy)).status).toBe(200)
    const requestId = await send()
    await administrator.setState('other', 'lock')
    expect((await seen(requestId)).waitingFor).toEqual(['User idle'])
    // So does a request that is sent now.
    expect((await seen(await send())).waitingFor).toEqual(['User idle'])
    expect((await decide(people.idle, requestId)).body.state).toBe('ordered')
  })

  it('goes to the next approver of the rule: the one above, then those of the unit', async () => {
    await limitBuyer(shop, { approverId: 'shy' }, 'other')
    await makeUnit(['idle'])
    const requestId = await send()
    await administrator.setState('other', 'lock')
    expect((await seen(requestId)).waitingFor).toEqual(['User shy'])
    await administrator.setState('shy', 'lock')
    expect((await seen(requestId)).waitingFor).toEqual(['User idle'])
    expect((await seen(requestId)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sent',
      'reassigned',
      'reassigned',
    ])
  })

  it('stays with those of its step who are left, without a mail', async () => {
    await limitBuyer(shop, { approverId: '' })
    await makeUnit(['shy', 'idle'])
    const requestId = await send()
    expect((await seen(requestId)).waitingFor).toEqual(['User idle', 'User shy'])
    const before = [await subjects('buyer'), await subjects('idle')]
    await administrator.setState('shy', 'lock')
    const shown = await seen(requestId)
    expect(shown.waitingFor).toEqual(['User idle'])
    expect(shown.events.at(-1)).toMatchObject({ kind: 'reassigned', text: 'User shy → User idle' })
    expect([await subjects('buyer'), await subjects('idle')]).toEqual(before)
  })

  it('changes later steps, too, and asks nobody twice if somebody else may', async () => {
    await rules({ everyStep: 1 })
    await makeUnit(['shy'])
    const requestId = await send()
    const before = await subjects('boss')
    const news = await subjects('buyer')
    await administrator.setState('shy', 'lock')
    const shown = await seen(requestId)
    expect(shown.waitingFor).toEqual(['User other'])
    expect(shown.steps.map(({ approvers }: { approvers: string[] }) => approvers)).toEqual([
      ['User other'],
      ['User boss'],
    ])
    // Who decides later is mailed when it is that step's turn.
    expect([await subjects('boss'), await subjects('buyer')]).toEqual([before, news])
    expect((await decide(people.other, requestId)).body.state).toBe('partlyApproved')
    expect(await subjects('boss')).toHaveLength(before.length + 1)
    expect((await decide(administrator.boss, requestId)).body.state).toBe('ordered')
  })

  it('waits for somebody who may approve it if nobody is left, never for its buyer, and says so once', async () => {
    await administrator.letApprove('buyer', true)
    await limitBuyer(shop, { orderLimit: 1 }, 'boss')
    const requestId = await send()
    for (const user of ['shy', 'idle', 'other']) await administrator.setState(user, 'lock')
    const shown = await seen(requestId)
    expect(shown).toMatchObject({ state: 'waiting', waitingFor: [], steps: [{ approvers: [] }] })
    expect(shown.events.at(-1)).toMatchObject({ kind: 'unassigned', text: 'User other' })
    expect((await listOf(people.buyer, 'part=mine')).requests).toMatchObject([
      { state: 'waiting', waitingFor: [] },
    ])
    await administrator.setState('idle', 'deactivate')
    expect(await subjects('buyer')).toEqual(['Ingen kan godkänna din order A10001'])
    const [mail, ...more] = await mailsTo(shop, 'boss@example.test')
    expect([mail?.subject, more]).toEqual(['Ingen kan godkänna order A10001 från User buyer', []])
    expect(mail?.content).toContain('/my-pages/user-administration')
    await administrator.setState('shy', 'unlock')
    const found = await seen(requestId)
    expect(found.waitingFor).toEqual(['User shy'])
    expect(found.events.at(-1)).toMatchObject({ kind: 'reassigned', text: 'User shy' })
    people.shy = await signInAt(shop, 'shy')
    expect((await decide(people.shy, requestId)).body.state).toBe('ordered')
  })

  it('is refused to a decision that was shown before', async () => {
    await limitBuyer(shop, { approverId: '' })
    await makeUnit(['shy', 'idle'])
    const requestId = await send()
    const { version } = await requestOf(people.idle, requestId)
    await administrator.setState('shy', 'lock')
    const stale = await callOn(people.idle, 'approve', { requestId, version })
    expect(stale).toMatchObject({ status: 409, body: { code: 'decided', state: 'waiting' } })
  })

  it('is looked at once more after it is sent: the approver may be locked at that moment', async () => {
    await people.buyer.add('VALVE', 2)
    const { body } = await sendCart(people.buyer)
    const jobs = await shop.store.db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'approvalReassign')
      .execute()
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([
      { request: body.requestId, customer: 'a' },
    ])
  })

  it('is not what the checkout promises: it names those who may approve', async () => {
    await limitBuyer(shop, { approverId: 'shy' }, 'other')
    await people.buyer.add('VALVE', 2)
    const steps = async () => (await people.buyer.get('/api/cart/checkout')).body.approval.steps
    expect(await steps()).toEqual([['User other']])
    await administrator.setState('other', 'lock')
    expect(await steps()).toEqual([['User shy']])
    await administrator.setState('shy', 'remove')
    expect(await steps()).toEqual([['User boss', 'User idle']])
  })
})
