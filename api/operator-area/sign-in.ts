import {
  hashPassword,
  passwordCost,
  unmatchedHash,
  verifyPassword,
  findFlawInThread,
  acceptedStep,
  admitAttempt,
  clearAttempts,
  normalizeLoginName,
  previewAttempt,
  subjectOf,
  type Counters,
} from '../accounts/service.ts'
import type { SellerCode } from '../contract/index.ts'
import { decryptSecret } from '../platform/keys/secrets.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { recordSellerAction, findSeller, findSellerByEmail } from '../sellers/service.ts'
import { consumeSellerLink, findSellerLink } from './links.ts'
import { createSellerSession, endSellerSession, endSessionsOfSeller, type SellerSession } from './sessions.ts'

const refused = () => new ApiError(401, 'credentials', 'The mail address or the password is wrong.')
const wrongCode = () => new ApiError(401, 'code', 'The code is wrong.', { field: 'code' })

/** Throws if an attempt has to wait: its address, or its name. */
function admit({ allowed, waitSeconds }: { allowed: boolean; waitSeconds: number }): void {
  if (allowed) return
  throw new ApiError(429, 'wait', 'Too many sign-ins have failed.', {
    headers: { 'retry-after': String(waitSeconds || 900) },
  })
}

/** Counters of an operator's attempt: those of a user with the same name are others. */
const countersOf = (what: string, name: string, address: string | null): Counters => ({
  subject: subjectOf(`operator ${what} ${name}`, null),
  ofDevice: false,
  address,
})

/** The sign-in of sellers: password, then the code of an authenticator app. */
export function createSellerSignIn(services: Services) {
  const { store, keys, clock, settings, log } = services
  const cost = settings.passwordCost ?? passwordCost
  // Compared with the password of an unknown address, which then takes as long as a known one.
  const unmatched = unmatchedHash(cost)

  /** Whether a code counts; a code counts once. */
  const acceptCode = async (sellerId: string, code: string): Promise<boolean> => {
    const seller = await findSeller(store.db, sellerId)
    if (seller === undefined || seller.totpSecret === '') return false
    const secret = decryptSecret(keys.factors, seller.totpSecret)
    const step = await acceptedStep(secret, code, clock(), seller.totpStep)
    if (step === null) return false
    const { numUpdatedRows } = await store.db
      .updateTable('sellers')
      .set({ totpStep: step })
      .where('id', '=', sellerId)
      .where('totpStep', '<', step)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  return {
    /** Checks the password. Returns a session that waits for the code. Errors: 401, 429. */
    checkPassword: async (
      given: { email: string; password: string },
      address: string | null,
    ): Promise<string> => {
      const email = normalizeLoginName(given.email)
      const counters = countersOf('password', email, address)
      admit(await previewAttempt(store, counters, clock()))
      admit(await admitAttempt(store, counters, clock()))
      const seller = await findSellerByEmail(store.db, email)
      const isRight = await verifyPassword(given.password, seller?.passwordHash || unmatched)
      if (!isRight || seller === undefined || seller.blocked === 1) {
        log.info({ event: 'seller_login_failed', address }, 'operator area')
        throw refused()
      }
      await clearAttempts(store, counters, clock())
      return createSellerSession(store.db, seller.id, false, clock())
    },

    /**
     * Checks the code and keeps the language of mails. Returns a new session, which replaces the waiting one. Errors:
     * 401, 429.
     */
    checkCode: async (
      { idHash, seller }: SellerSession,
      { code, language }: SellerCode,
      address: string | null,
    ): Promise<string> => {
      const counters = countersOf('code', seller.id, address)
      admit(await admitAttempt(store, counters, clock()))
      if (!(await acceptCode(seller.id, code))) {
        log.info({ event: 'seller_code_failed', address }, 'operator area')
        throw wrongCode()
      }
      await clearAttempts(store, counters, clock())
      return inTransaction(services, async (context) => {
        await endSellerSession(context.trx, idHash)
        if (language !== '')
          await context.trx.updateTable('sellers').set({ language }).where('id', '=', seller.id).execute()
        await recordSellerAction(context, seller.id, {
          action: 'seller.signIn',
          subject: { id: seller.id, name: seller.email },
        })
        return createSellerSession(context.trx, seller.id, true, context.now)
      })
    },

    /**
     * Sets the first password and the second factor. Errors: 404 for a used link, 400 by field, 401 for a wrong code.
     */
    setUp: async (given: { token: string; password: string; code: string }): Promise<void> => {
      const seller = await findSellerLink(store.db, given.token, clock())
      if (seller === undefined) throw notFound('The link is used or has expired.', 'token')
      const flaw = await findFlawInThread(given.password, seller.email)
      if (flaw !== null) throw new ApiError(400, flaw, 'The password is not accepted.', { field: 'password' })
      const secret = decryptSecret(keys.factors, seller.totpSecret)
      const step = await acceptedStep(secret, given.code, clock(), 0)
      if (step === null) throw new ApiError(400, 'code', 'The code is wrong.', { field: 'code' })
      const passwordHash = await hashPassword(given.password, cost)
      await inTransaction(services, async (context) => {
        if (!(await consumeSellerLink(context.trx, given.token, context.now)))
          throw notFound('The link is used or has expired.', 'token')
        await context.trx
          .updateTable('sellers')
          .set({ passwordHash, totpStep: step })
          .where('id', '=', seller.id)
          .execute()
        await endSessionsOfSeller(context.trx, seller.id)
        await recordSellerAction(context, seller.id, {
          action: 'seller.setUp',
          subject: { id: seller.id, name: seller.email },
        })
      })
    },
  }
}
