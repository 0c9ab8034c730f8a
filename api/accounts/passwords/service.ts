import { createHash } from 'node:crypto'
import type { SiteKey } from '../../contract/index.ts'
import { createFairQueue, QueueFull } from '../../platform/fair-queue.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { admitAttempt, previewAttempt, type Counters } from '../sign-in/attempts-store.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { findLinkUser, consumeLink } from './one-time-links-store.ts'
import { hashPassword } from './password-hash.ts'
import type { PasswordFlaw } from './password-rules.ts'
import { findFlawInThread } from './password-threads.ts'
import { writePassword } from './store.ts'

const flaws: Readonly<Record<PasswordFlaw, string>> = {
  tooShort: 'The password has fewer than 15 characters.',
  tooLong: 'The password has more than 256 characters.',
  notText: 'The password holds characters that are no text.',
  tooPlain: 'The password is made of words, names or rows of keys that are guessed first.',
}

/** The same for unknown, used and expired links. */
const unusableLink = () => new ApiError(404, 'link', 'The link cannot be used.', { field: 'token' })

const tooManyFailures = (seconds: number) =>
  new ApiError(429, 'wait', 'Too many links have failed at this address.', {
    headers: { 'retry-after': String(seconds) },
  })

/** A new password, the token of the link that allows it, and the client that sends it. */
export interface SetPassword {
  token: string
  password: string
  site: SiteKey
  /** Keyed hash of the network address; null when it is not known. */
  address: string | null
}

/**
 * Sets a password by a one-time link. Only a usable link costs a hash; an unusable one counts as a failed sign-in of its
 * address. Errors: 400 for a weak password, 404, 429, 503.
 */
export function createPasswordSetter({ store, clock, log, keys, settings }: Services) {
  const enqueue = createFairQueue({ running: 1, waiting: 8, waitMs: 2000 })

  const hash = (password: string, userName: string, address: string | null): Promise<string> =>
    enqueue({ id: address ?? '', trusted: false }, async () => {
      const flaw = await findFlawInThread(password, userName)
      if (flaw !== null) throw new ApiError(400, flaw, flaws[flaw], { field: 'password' })
      return hashPassword(password, settings.passwordCost)
    }).catch((cause: unknown) => {
      if (!(cause instanceof QueueFull)) throw cause
      throw new ApiError(503, 'busy', 'Too many sign-ins at once.', { headers: { 'retry-after': '2' } })
    })

  return async ({ token, password, site, address }: SetPassword): Promise<void> => {
    const subject = createHash('sha256').update(`link ${token}`).digest('hex')
    const counters: Counters = { subject, ofDevice: false, address }
    const { waitSeconds: waitFirst } = await previewAttempt(store, counters, clock())
    if (waitFirst > 0) throw tooManyFailures(waitFirst)
    const user = await findLinkUser(store.db, token, clock())
    if (user === undefined) {
      const { waitSeconds } = await admitAttempt(store, counters, clock())
      log.info({ event: 'link_refused', site, address }, 'sign-in')
      throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : unusableLink()
    }
    const passwordHash = await hash(password, user.userName, address)
    await store.db.transaction().execute(async (trx) => {
      const now = clock()
      if (!(await consumeLink(trx, token, now))) throw unusableLink()
      await writePassword(trx, user, passwordHash, now)
    })
    log.info(
      { event: 'password_set', site, address, user: hashUserName(keys.users, user.userName) },
      'sign-in',
    )
  }
}
