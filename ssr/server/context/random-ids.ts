import { randomFillSync } from 'node:crypto'

/** Filled at once: asking for a few random bytes costs as much as asking for thousands. */
const pool = Buffer.allocUnsafeSlow(32 * 1024)
let used = pool.length

/** `bytes` random bytes, never given to anybody else, as text. */
export function randomText(bytes: number, coding: 'base64url' | 'hex'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(coding, used - bytes, used)
}
