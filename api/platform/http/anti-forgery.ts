import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

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
