import { createHmac } from 'node:crypto'
import { normalizeLoginName } from '../sign-in/attempts-store.ts'

/** Keyed hash by which the log names a user: events of one user can be found, and no user is identified. */
export const hashUserName = (key: Buffer, userName: string): string =>
  createHmac('sha256', key).update(normalizeLoginName(userName)).digest('hex').slice(0, 32)
