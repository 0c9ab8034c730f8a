import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys/keys.ts'
import type { ApiContext } from '../services.ts'
import { ApiError } from './api-error.ts'

const seal = (key: KeyObject, sessionHash: string, random: string): Buffer =>
  createHmac('sha256', key).update(`${sessionHash.length}|${sessionHash}|${random.length}|${random}`).digest()

/** A value for `X-CSRF-Token` that is valid for one session (reliability C4). */
export function createAntiForgeryToken(key: KeyObject, sessionHash: string): string {
  const random = randomBytes(16).toString('hex')
  return `${seal(key, sessionHash, random).toString('hex')}.${random}`
}

/** Whether a value of `X-CSRF-Token` was made for this session. */
export function isAntiForgeryToken(key: KeyObject, sessionHash: string, value: string): boolean {
  const [, mac, random] = /^([0-9a-f]{64})\.([0-9a-f]{32})$/u.exec(value) ?? []
  if (mac === undefined || random === undefined) return false
  return timingSafeEqual(Buffer.from(mac, 'hex'), seal(key, sessionHash, random))
}

/** Errors: 403 for a request without the value of its session. */
export function checkAntiForgery(c: ApiContext, keys: Pick<Keys, 'antiForgery'>): void {
  const { sessionHash } = c.get('caller')
  const value = c.req.header('x-csrf-token') ?? ''
  if (sessionHash === null || !isAntiForgeryToken(keys.antiForgery, sessionHash, value)) {
    throw new ApiError(403, 'antiForgery', 'The anti-forgery header does not fit the session.')
  }
}
