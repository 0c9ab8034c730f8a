import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('signing in on $name', ({ open }) => {
  let shop: TestShop
  let visitor: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.store.db.deleteFrom('loginAttempts').execute()
    visitor = new Visitor(shop.api)
  })

  const tryOften = async (name: string, word: string, times: number): Promise<string[]> => {
    const answers: string[] = []
    for (let n = 0; n < times; n++) answers.push((await visitor.signIn(name, word)).body.success)
    return answers
  }

  it('answers true, locked or false (ACC-2)', async () => {
    expect((await visitor.signIn('buyer', 'wrong')).body).toEqual({ success: 'false' })
    expect((await visitor.signIn('nobody')).body).toEqual({ success: 'false' })
    // A blocked user learns nothing about the password.
    expect((await visitor.signIn('barred')).body).toEqual({ success: 'false' })
    expect((await visitor.signIn('barred', 'wrong')).body).toEqual({ success: 'false' })
    expect((await visitor.signIn('norse')).body).toEqual({ success: 'false' })
    expect((await visitor.signIn('buyer')).body).toEqual({ success: 'true' })
  })

  it('ignores the case of the name and uses the password unchanged', async () => {
    const asTyped = await visitor.post('/api/user/login', { username: ' BUYER@example.test', password })
    expect(asTyped.body).toEqual({ success: 'true' })
    const padded = await visitor.post('/api/user/login', {
      username: 'buyer@example.test',
      password: `${password} `,
    })
    expect(padded.body).toEqual({ success: 'false' })
  })

  it.each(['buyer', 'nobody'])(
    'locks %s after ten failures, whether or not there is such a user',
    async (name) => {
      const answers = await tryOften(name, 'wrong', 11)
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 'false'), 'locked'])
      expect((await visitor.signIn(name)).body).toEqual({ success: 'locked' })
      shop.clock.pass(15 * 60 + 1)
      visitor = new Visitor(shop.api)
      expect((await visitor.signIn(name)).body).toEqual({ success: name === 'buyer' ? 'true' : 'false' })
    },
  )

  it('deletes the failures after a right password', async () => {
    await tryOften('buyer', 'wrong', 9)
    expect((await visitor.signIn('buyer')).body.success).toBe('true')
    expect(await tryOften('buyer', 'wrong', 10)).not.toContain('locked')
  })

  it('does not find the right password among concurrent guesses beyond the limit', async () => {
    const guessers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const guesser = new Visitor(shop.api)
        await guesser.get('/api/site/getAntiForgeryToken')
        return guesser
      }),
    )
    const guesses = Array.from({ length: 60 }, (_, n) => {
      const guesser = guessers[n % guessers.length] ?? visitor
      return guesser.signIn('other', n === 55 ? password : 'wrong')
    })
    const answers = (await Promise.all(guesses)).map(({ body }) => body.success ?? body.code)
    expect(answers).not.toContain('true')
    expect(answers.filter((answer) => answer === 'false').length).toBeLessThanOrEqual(10)
  })

  it('answers the same for a known and an unknown name', async () => {
    const known = await visitor.signIn('buyer', 'wrong')
    const unknown = await visitor.signIn('nobody', 'wrong')
    expect([...unknown.headers]).toEqual([...known.headers])
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
  })
})
