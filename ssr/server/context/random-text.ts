import { randomFillSync } from 'node:crypto'

/** Filled at once: generating a few random bytes costs as much as generating thousands. */
const pool = Buffer.allocUnsafeSlow(32 * 1024)
let used = pool.length

/** Random bytes as text, each used once. */
export function randomText(bytes: number, coding: 'base64url' | 'hex'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(coding, used - bytes, used)
}
