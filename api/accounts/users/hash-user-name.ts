import { createHmac } from 'node:crypto'
import { normaliseName } from '../sign-in/attempts-store.ts'

/** How the log names a user: a keyed hash of the user name, so that events of one user can be found but nobody is named. */
export const hashOfUser = (key: Buffer, userName: string): string =>
  createHmac('sha256', key).update(normaliseName(userName)).digest('hex').slice(0, 32)
