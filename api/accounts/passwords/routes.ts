import { createHash } from 'node:crypto'
import { setPasswordRequestSchema } from '../../contract/index.ts'
import { makeQueue, QueueFull } from '../../platform/fair-queue.ts'
import { flawApart } from './password-threads.ts'
import type { PasswordFlaw } from './password-rules.ts'
import { hashPassword } from './password-hash.ts'
import { admitAttempt, standingOf, type Counters } from '../sign-in/attempts-store.ts'
import { findLinkUser, takeLink } from './one-time-links-store.ts'
import { writePassword } from './store.ts'
import { browserOf } from '../../platform/http/client.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { Route } from '../../platform/services.ts'
import { hashOfUser } from '../users/hash-user-name.ts'

const bodyLimit = 4 * 1024

const flaws: Readonly<Record<PasswordFlaw, string>> = {
  tooShort: 'The password has fewer than 15 characters.',
  tooLong: 'The password has more than 256 characters.',
  notText: 'The password holds characters that are no text.',
  tooPlain: 'The password is made of words, names or rows of keys that are guessed first.',
}

/** Unknown, used and expired links cannot be told apart. */
const noLink = () => new ApiError(404, 'link', 'The link cannot be used.', { field: 'token' })

const tooMany = (seconds: number) =>
  new ApiError(429, 'wait', 'Too many links have failed at this address.', {
    headers: { 'retry-after': String(seconds) },
  })

/**
 * `POST /api/user/setpassword`: sets a password by a one-time link. Only a link that can be used costs a hash; one that
 * cannot counts as a failed sign-in of its address.
 */
export const setPasswordRoutes: Route = (app, services) => {
  const { store, clock, log, keys, settings } = services
  const queued = makeQueue({ running: 1, waiting: 8, waitMs: 2000 })

  app.post('/api/user/setpassword', 'session', async (c) => {
    const { token, password } = await readBody(c, setPasswordRequestSchema, bodyLimit)
    const { site } = c.get('caller')
    const { address } = browserOf(c, services)
    const subject = createHash('sha256').update(`link ${token}`).digest('hex')
    const counters: Counters = { subject, ofDevice: false, address }
    const standing = await standingOf(store, counters, clock())
    if (standing.waitSeconds > 0) throw tooMany(standing.waitSeconds)
    const user = await findLinkUser(store.db, token, clock())
    if (user === undefined) {
      const { waitSeconds } = await admitAttempt(store, counters, clock())
      log.info({ event: 'link_refused', site, address }, 'sign-in')
      throw waitSeconds > 0 ? tooMany(waitSeconds) : noLink()
    }
    const passwordHash = await queued({ id: address ?? '', trusted: false }, async () => {
      const flaw = await flawApart(password, user.userName)
      if (flaw !== null) throw new ApiError(400, flaw, flaws[flaw], { field: 'password' })
      return hashPassword(password, settings.passwordCost)
    }).catch((cause: unknown) => {
      if (!(cause instanceof QueueFull)) throw cause
      throw new ApiError(503, 'busy', 'Too many sign-ins at once.', { headers: { 'retry-after': '2' } })
    })
    await store.db.transaction().execute(async (trx) => {
      const now = clock()
      if (!(await takeLink(trx, token, now))) throw noLink()
      await writePassword(trx, user, passwordHash, now)
    })
    log.info({ event: 'password_set', site, address, user: hashOfUser(keys.users, user.userName) }, 'sign-in')
    return c.json({ success: true })
  })
}
