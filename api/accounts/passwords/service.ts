import { createHash } from 'node:crypto'
import { createFairQueue, QueueFull } from '../../platform/fair-queue.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { Services, SessionCaller } from '../../platform/services.ts'
import { writeAccountMail, type AccountMailPlace } from '../account-mail.ts'
import { confirmSession } from '../sessions/store.ts'
import {
  admitAttempt,
  clearAttempts,
  hashLoginName,
  previewAttempt,
  type Counters,
} from '../sign-in/attempts-store.ts'
import type { BegunSession } from '../sign-in/complete-sign-in.ts'
import { rememberDevice } from '../sign-in/known-devices-store.ts'
import { acceptInvitations } from '../customers/store.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { placeFor } from '../users/mail-language.ts'
import { findUsersByEmail, getUser, writeSearchTexts, type UserRow } from '../users/store.ts'
import { mailEmailLink } from './link-requests.ts'
import { consumeLink, endLinks, findLink, hasManyLinks } from './one-time-links-store.ts'
import type { LinkPurpose } from '../../platform/database/schema/link-purpose.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
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

const wait = (seconds: number, message: string) =>
  new ApiError(429, 'wait', message, { headers: { 'retry-after': String(seconds) } })

const tooManyFailures = (seconds: number) => wait(seconds, 'Too many links have failed at this address.')

/**
 * The client of a call about a password: its site, language and origin, and the keyed hash of its address (null if
 * unknown).
 */
export interface PasswordClient extends AccountMailPlace {
  address: string | null
}

/** Records that a user has accepted the invitation of a customer. */
export type RecordAccepted = (context: WriteContext, user: UserRow, customerId: string) => Promise<void>

/** Seconds for which proofs of a signed-in user are refused after too many wrong ones. */
export const proofLockSeconds = 900

/** The counter of wrong proofs of a signed-in user: apart from that of sign-ins, so that neither locks the other. */
export const proofCounters = (userId: string, address: string | null): Counters => ({
  subject: createHash('sha256').update(`proof ${userId}`).digest('hex'),
  ofDevice: false,
  address,
})

/** The use cases of passwords, locks and addresses. */
export function createPasswordService({ store, clock, log, keys, settings }: Services) {
  const { db, dialect } = store
  const queue = createFairQueue({ running: 1, waiting: 8, waitMs: 2000 })

  const enqueue = <T>(address: string | null, task: () => Promise<T>): Promise<T> =>
    queue({ id: address ?? '', trusted: false }, task).catch((cause: unknown) => {
      if (!(cause instanceof QueueFull)) throw cause
      throw new ApiError(503, 'busy', 'Too many sign-ins at once.', { headers: { 'retry-after': '2' } })
    })

  const hash = (password: string, userName: string, address: string | null, field: string): Promise<string> =>
    enqueue(address, async () => {
      const flaw = await findFlawInThread(password, userName)
      if (flaw !== null) throw new ApiError(400, flaw, flaws[flaw], { field })
      return hashPassword(password, settings.passwordCost)
    })

  const audit = (event: string, { site, address }: PasswordClient, user: UserRow): void =>
    log.info({ event, site, address, user: hashUserName(keys.users, user.userName) }, 'sign-in')

  /** The user of a link. An unusable link counts as a failed sign-in of its address. Errors: 404, 429. */
  const openLink = async (
    token: string,
    purposes: readonly LinkPurpose[],
    { site, address }: PasswordClient,
  ) => {
    const subject = createHash('sha256').update(`link ${token}`).digest('hex')
    const counters: Counters = { subject, ofDevice: false, address }
    const { waitSeconds: waitFirst } = await previewAttempt(store, counters, clock())
    if (waitFirst > 0) throw tooManyFailures(waitFirst)
    const user = await findLink(db, token, clock(), purposes)
    if (user !== undefined) return user
    const { waitSeconds } = await admitAttempt(store, counters, clock())
    log.info({ event: 'link_refused', site, address }, 'sign-in')
    throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : unusableLink()
  }

  /**
   * Checks the password of a signed-in user. Errors: 400 `wrongPassword` in a field, 429 after ten wrong proofs in 15
   * minutes, 503.
   */
  const checkPassword = async (
    user: UserRow,
    password: string,
    client: Pick<PasswordClient, 'address'>,
    field: string,
  ): Promise<void> => {
    const counters = proofCounters(user.id, client.address)
    const { allowed, waitSeconds } = await admitAttempt(store, counters, clock())
    if (!allowed) throw wait(waitSeconds || proofLockSeconds, 'Too many wrong proofs.')
    const right = await enqueue(client.address, () => verifyPassword(password, user.passwordHash))
    if (!right) throw new ApiError(400, 'wrongPassword', 'The password is wrong.', { field })
    await clearAttempts(store, counters, clock())
  }

  return {
    checkPassword,

    /**
     * Sets a password by a one-time link. All sessions of the user end, and so does a lock of the name. Only a usable
     * link costs a hash. Errors: 400 for a weak password, 404, 429, 503.
     */
    setPassword: async (
      token: string,
      password: string,
      client: PasswordClient,
      recordAccepted: RecordAccepted,
    ): Promise<void> => {
      const user = await openLink(token, ['password', 'invitation'], client)
      const passwordHash = await hash(password, user.userName, client.address, 'password')
      await db.transaction().execute(async (trx) => {
        const now = clock()
        if (!(await consumeLink(trx, token, now))) throw unusableLink()
        await writePassword(trx, user, passwordHash, now)
        const context = { trx, dialect, now }
        if (user.passwordHash === '')
          for (const id of await acceptInvitations(trx, user.id)) await recordAccepted(context, user, id)
        else await writeAccountMail(context, { ...placeFor(user, client), kind: 'noticePassword', user })
      })
      audit('password_set', client, user)
    },

    /** Accepts the invitation of a further customer by its one-time link. Errors: 404, 429. */
    acceptInvitation: async (
      token: string,
      client: PasswordClient,
      recordAccepted: RecordAccepted,
    ): Promise<void> => {
      const { linkCustomerId: customerId, ...user } = await openLink(token, ['attachment'], client)
      await db.transaction().execute(async (trx) => {
        const now = clock()
        if (!(await consumeLink(trx, token, now))) throw unusableLink()
        const accepted = await acceptInvitations(trx, user.id, customerId)
        // The administrator has withdrawn it.
        if (accepted.length === 0) throw unusableLink()
        for (const id of accepted) await recordAccepted({ trx, dialect, now }, user, id)
      })
      audit('invitation_accepted', client, user)
    },

    /** Ends the lock of a user's name by a one-time link. Errors: 404, 429. */
    unlock: async (token: string, client: PasswordClient): Promise<void> => {
      const user = await openLink(token, ['unlock'], client)
      await db.transaction().execute(async (trx) => {
        if (!(await consumeLink(trx, token, clock()))) throw unusableLink()
        await trx.deleteFrom('loginAttempts').where('nameHash', '=', hashLoginName(user.userName)).execute()
      })
      audit('login_unlocked', client, user)
    },

    /**
     * Changes the password of a signed-in user, ends all other sessions, and remembers the browser. Returns the new id
     * of the session. Errors: 400 for a wrong old or a weak new password, 429, 503.
     */
    changePassword: async (
      { userId, sessionHash }: SessionCaller,
      { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
      client: PasswordClient,
      device: string | null,
    ): Promise<BegunSession> => {
      const user = await getUser(db, userId)
      await checkPassword(user, oldPassword, client, 'oldPassword')
      if (newPassword === oldPassword)
        throw new ApiError(400, 'samePassword', 'The new password is the old one.', { field: 'newPassword' })
      const passwordHash = await hash(newPassword, user.userName, client.address, 'newPassword')
      // All or nothing: the browser learns the new id of its session only from the answer.
      const begun = await db.transaction().execute(async (trx) => {
        const now = clock()
        await writePassword(trx, user, passwordHash, now, sessionHash)
        await writeAccountMail(
          { trx, dialect, now },
          { ...placeFor(user, client), kind: 'noticePassword', user },
        )
        const session = await confirmSession(trx, sessionHash, now, false)
        return { session, device: await rememberDevice(trx, device, user.userName, now) }
      })
      audit('password_changed', client, user)
      return begun
    },

    /**
     * Sends a link to a new address, and a notice to the old one. Errors: 400 `sameEmail`, 429 after five in an
     * hour.
     */
    changeEmail: async (
      context: WriteContext,
      { userId }: SessionCaller,
      email: string,
      client: PasswordClient,
    ): Promise<void> => {
      const { trx, now } = context
      const user = await getUser(trx, userId)
      if (email.toLowerCase() === user.email.toLowerCase())
        throw new ApiError(400, 'sameEmail', 'This is the present address.', { field: 'email' })
      if (await hasManyLinks(trx, user.id, 'email', now)) throw wait(3600, 'Too many changes within an hour.')
      await mailEmailLink(context, user, email, client)
      await writeAccountMail(context, {
        ...placeFor(user, client),
        kind: 'noticeEmailAsked',
        user,
        values: [email],
      })
      audit('email_change_asked', client, user)
    },

    /**
     * Takes a new address by its one-time link, notifies the old one, and ends the links that were sent there. Returns
     * the address. Errors: 404, 409 `emailTaken` for the address of another user, 429.
     */
    confirmEmail: async (token: string, client: PasswordClient): Promise<string> => {
      const { linkEmail: email, ...user } = await openLink(token, ['email'], client)
      await db.transaction().execute(async (trx) => {
        const now = clock()
        if (!(await consumeLink(trx, token, now))) throw unusableLink()
        const others = await findUsersByEmail(trx, email)
        if (others.some(({ id }) => id !== user.id))
          throw new ApiError(409, 'emailTaken', 'Another user has this address.')
        await trx.updateTable('users').set({ email }).where('id', '=', user.id).execute()
        await writeSearchTexts(trx, user.id)
        await endLinks(trx, user.id, now, ['password', 'invitation', 'unlock'])
        await writeAccountMail(
          { trx, dialect, now },
          { ...placeFor(user, client), kind: 'noticeEmail', user, values: [email] },
        )
      })
      audit('email_changed', client, user)
      return email
    },
  }
}
