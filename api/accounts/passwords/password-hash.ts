import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordCost } from '../../platform/service-settings.ts'
import { hashInThread } from './password-threads.ts'

/** Takes 125 ms on one core of the reference machine. The minimum of reliability 2.4 is 47104 KiB in one pass. */
export const passwordCost: PasswordCost = { memory: 65536, passes: 3 }

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u

const tag = (password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> =>
  hashInThread({
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: cost.memory,
    passes: cost.passes,
  })

const phcOf = ({ memory, passes }: PasswordCost, nonce: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(hash)}`

/** PHC string of a password (argon2id). The password is hashed unchanged (reliability L6). */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await tag(password, nonce, cost)
  return phcOf(cost, nonce, hash)
}

/** A hash that no password matches. Verifying it takes as long as any other (reliability L5). */
export const unmatchedHash = (cost: PasswordCost): string => phcOf(cost, randomBytes(16), randomBytes(32))

/** Whether a password matches a hash. False for a string that is not a hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, nonce = '', expected = ''] = phc.exec(hash) ?? []
  if (memory === undefined) return false
  const expectedTag = Buffer.from(expected, 'base64')
  const actualTag = await tag(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
  })
  return actualTag.length === expectedTag.length && timingSafeEqual(actualTag, expectedTag)
}

/** Whether a hash was made at a lower cost than the current one. */
export function isWeakHash(hash: string, cost = passwordCost): boolean {
  const [, memory, passes] = phc.exec(hash) ?? []
  return Number(memory ?? 0) < cost.memory || Number(passes ?? 0) < cost.passes
}
