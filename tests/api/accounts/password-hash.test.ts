import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import {
  hashPassword,
  isWeakHash,
  passwordCost,
  unmatchedHash,
  verifyPassword,
} from '../../../api/accounts/passwords/password-hash.ts'

/** Number of this process's threads with a priority as low as that of hash threads; an ended one has none. */
const lowThreads = (): number =>
  readdirSync('/proc/self/task').filter((thread) => {
    try {
      return getPriority(Number(thread)) === Math.min(getPriority() + 4, 19)
    } catch {
      return false
    }
  }).length

const cheap = { memory: 64, passes: 1 }

describe('password hashes', () => {
  it('are PHC strings of argon2id at the current cost', async () => {
    expect(passwordCost).toEqual({ memory: 65_536, passes: 3 })
    const hash = await hashPassword('pass')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/u)
    expect(await verifyPassword('pass', hash)).toBe(true)
  })

  it('match their password exactly, with spaces and case', async () => {
    const hash = await hashPassword(' Åäö 密码 ', cheap)
    expect(await verifyPassword(' Åäö 密码 ', hash)).toBe(true)
    for (const other of ['Åäö 密码', ' åäö 密码 ', '', ' Åäö 密码  ']) {
      expect(await verifyPassword(other, hash)).toBe(false)
    }
    expect(await hashPassword(' Åäö 密码 ', cheap)).not.toBe(hash)
  })

  it('made at a lower cost are recognised', async () => {
    expect(isWeakHash(await hashPassword('x', cheap))).toBe(true)
    expect(isWeakHash(await hashPassword('x', cheap), cheap)).toBe(false)
  })

  it('for unknown names look like any other and match no password', async () => {
    const hash = unmatchedHash(cheap)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/u)
    expect(unmatchedHash(cheap)).not.toBe(hash)
    for (const text of ['', 'pass', hash]) expect(await verifyPassword(text, hash)).toBe(false)
  })

  it.runIf(process.platform === 'linux')(
    'are computed in low-priority threads, a limited number at a time (L7)',
    async () => {
      await Promise.all([hashPassword('one', cheap), hashPassword('two', cheap)])
      const made = lowThreads()
      expect(made).toBeGreaterThanOrEqual(2)
      await hashPassword('three', cheap)
      expect(lowThreads()).toBeLessThanOrEqual(made)
      // A broken hash does not affect the others.
      await expect(hashPassword('x', { memory: 1, passes: 1 })).rejects.toThrow(RangeError)
      expect(await verifyPassword('one', await hashPassword('one', cheap))).toBe(true)
    },
  )

  it('of an invalid form match no password', async () => {
    for (const text of ['', 'pass', '$2b$10$abc', '$argon2id$v=19$m=64,t=1,p=1$$']) {
      expect(await verifyPassword('pass', text)).toBe(false)
    }
  })
})
