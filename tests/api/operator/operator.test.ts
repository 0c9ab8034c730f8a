import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnknownMailError, resendConfirmation } from '../../../api/operator/order-confirmation.ts'
import {
  UnknownUserError,
  endSessions,
  listSessions,
  setBlocked,
  setPassword,
  unlock,
} from '../../../api/operator/users.ts'
import { databases } from '../fixtures/databases.ts'
import { testCost } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const lives = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/api/user/current')).status === 200

describe.each(databases)('commands of an operator on $name (reliability S8)', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const name = 'idle@example.test'
  const now = () => shop.clock.now()
  const signedIn = async (): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn('idle')
    return visitor
  }
  it('end one session, or all of a user', async () => {
    const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()]
    const [newest] = await listSessions(shop.store, name)
    expect(await endSessions(shop.store, name, newest?.mark ?? '', now())).toBe(1)
    expect([await lives(first), await lives(second), await lives(third)]).toEqual([true, true, false])
    expect(await endSessions(shop.store, name, null, now())).toBe(2)
    expect([await lives(first), await lives(second)]).toEqual([false, false])
    expect(await listSessions(shop.store, name)).toEqual([])
  })

  it('block and unblock a user', async () => {
    const visitor = await signedIn()
    await setBlocked(shop.store, name, true, now())
    expect(await lives(visitor)).toBe(false)
    expect((await new Visitor(shop.api).signIn('idle')).body.success).toBe('false')
    await setBlocked(shop.store, name, false, now())
    expect(await lives(await signedIn())).toBe(true)
  })

  it('unlock a name after failed sign-ins', async () => {
    const guesser = new Visitor(shop.api)
    for (let n = 0; n < 11; n++) await guesser.signIn('idle', 'wrong')
    expect((await guesser.signIn('idle')).body.success).toBe('locked')
    await unlock(shop.store, ' IDLE@example.test')
    expect((await guesser.signIn('idle')).body.success).toBe('true')
  })

  it('set a password without flaws, and end all sessions', async () => {
    const visitor = await signedIn()
    expect(await setPassword(shop.store, name, 'passwordpassword', now(), testCost)).toBe('tooPlain')
    expect(await lives(visitor)).toBe(true)
    expect(await setPassword(shop.store, name, ' blåbär på fjället ', now(), testCost)).toBeNull()
    expect(await lives(visitor)).toBe(false)
    expect(await shop.store.db.selectFrom('devices').selectAll().execute()).toEqual([])
    expect((await new Visitor(shop.api).signIn('idle')).body.success).toBe('false')
    expect((await new Visitor(shop.api).signIn('idle', 'blåbär på fjället')).body.success).toBe('false')
    expect((await new Visitor(shop.api).signIn('idle', ' blåbär på fjället ')).body.success).toBe('true')
  })

  it('send the confirmation of an order again', async () => {
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 1)
    const { body } = await buyer.order((await buyer.get('/api/cart')).body.version)
    const { db } = shop.store
    await db
      .updateTable('jobs')
      .set({ state: 'failed', finishedAt: 'then', failure: 'EENVELOPE 550', tries: 1 })
      .execute()
    await resendConfirmation(shop.store, body.orderNumber)
    const waiting = await db
      .selectFrom('jobs')
      .select(['id', 'state', 'tries', 'dueAt', 'finishedAt'])
      // Blocking a user lets others follow the change of rights, with jobs of their own.
      .where('kind', '<>', 'rightsChange')
      .execute()
    expect(waiting).toEqual([
      { id: `order-${body.orderNumber}`, state: 'queued', tries: 0, dueAt: '', finishedAt: null },
    ])
    await expect(resendConfirmation(shop.store, '1')).rejects.toThrow(UnknownMailError)
  })

  it('fail for an unknown user', async () => {
    await expect(listSessions(shop.store, 'nobody')).rejects.toThrow(UnknownUserError)
  })
})
