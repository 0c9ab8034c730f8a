import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeSecondFactors, setSecondFactorRequired } from '../../../api/operator/second-factor.ts'
import { UnknownUserError } from '../../../api/operator/users.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const lives = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/api/user/current')).status === 200

describe.each(databases)('an operator, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  it('makes a customer require a second factor, and removes the factors of a user (ACC-11)', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn('idle')
    const require = (required: boolean) =>
      setSecondFactorRequired(shop.store, { customerNumber: '1000c', required }, shop.clock.now())
    expect(await require(true)).toBeGreaterThan(0)
    expect(await lives(visitor)).toBe(false)
    const pending = new Visitor(shop.api)
    expect((await pending.signIn('idle')).body.success).toBe('setup')
    const { secret } = (await pending.post('/api/user/totp/begin')).body
    const epoch = Math.floor(shop.clock.now().getTime() / 1000)
    await pending.post('/api/user/totp/enable', { code: generateSync({ secret, epoch }) })
    expect(await lives(pending)).toBe(true)
    expect(await require(false)).toBe(0)
    expect((await new Visitor(shop.api).signIn('idle')).body.success).toBe('factor')
    await removeSecondFactors(shop.store, 'idle@example.test', shop.clock.now())
    expect(await lives(pending)).toBe(false)
    expect((await new Visitor(shop.api).signIn('idle')).body.success).toBe('true')
    await expect(removeSecondFactors(shop.store, 'nobody', shop.clock.now())).rejects.toThrow(
      UnknownUserError,
    )
  })
})
