import type { Transaction } from 'kysely'
import type * as v from 'valibot'
import type { NewTotp, newPasskeyProofSchema, SecondFactorProof } from '../../contract/index.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import type { Database } from '../../platform/database/schema.ts'
import { writeAccountMail, type AccountMailKind } from '../account-mail.ts'
import { proofCounters, type PasswordClient } from '../passwords/service.ts'
import { confirmSession } from '../sessions/store.ts'
import { admitAttempt, clearAttempts } from '../sign-in/attempts-store.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { placeFor } from '../users/mail-language.ts'
import type { UserRow } from '../users/store.ts'
import { addPasskey, provePasskey } from './passkeys.ts'
import { consumeRecoveryCode, createRecoveryCodes } from './recovery-codes.ts'
import { factorsOf, requiresSecondFactor } from './store.ts'
import { acceptedStep, createTotp } from './totp.ts'
import { decryptSecret, encryptSecret } from '../../platform/keys/secrets.ts'

/** Codes of new factors; empty if the user had recovery codes already. */
type RecoveryCodes = string[]

const wrongCode = () => new ApiError(400, 'wrongCode', 'The code is wrong or was used.', { field: 'code' })

/** Gives a user with a first factor recovery codes. */
const codesForFirst = async (trx: Transaction<Database>, userId: string): Promise<RecoveryCodes> => {
  const { recoveryCodes } = await factorsOf(trx, userId)
  return recoveryCodes > 0 ? [] : createRecoveryCodes(trx, userId)
}

/** The use cases of authenticator apps, recovery codes and passkeys. */
export function createFactorService({ store, clock, log, keys }: Services) {
  const { db, dialect } = store

  const audit = (event: string, { site, address }: PasswordClient, user: UserRow): void =>
    log.info({ event, site, address, user: hashUserName(keys.users, user.userName) }, 'sign-in')

  const notify = (trx: Transaction<Database>, kind: AccountMailKind, user: UserRow, client: PasswordClient) =>
    writeAccountMail({ trx, dialect, now: clock() }, { ...placeFor(user, client), kind, user })

  /** Checks a code of the user's app and counts its time step as used. Codes of earlier steps end with it. */
  const proveTotp = async (userId: string, code: string): Promise<boolean> => {
    const row = await db
      .selectFrom('totpFactors')
      .selectAll()
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst()
    if (row === undefined) return false
    const step = await acceptedStep(decryptSecret(keys.factors, row.secret), code, clock(), row.lastStep)
    if (step === null) return false
    const { numUpdatedRows } = await db
      .updateTable('totpFactors')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('lastStep', '<', step)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  const proveRecoveryCode = (user: UserRow, code: string, client: PasswordClient): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await consumeRecoveryCode(trx, user.id, code, clock()))) return false
      await notify(trx, 'noticeRecoveryCode', user, client)
      return true
    })

  const provePasskeyOf = async (
    user: UserRow,
    session: string,
    proof: Extract<SecondFactorProof, { method: 'passkey' }>,
    client: PasswordClient,
  ): Promise<boolean> => {
    const { origin } = client
    const result = await provePasskey(db, session, user.id, { origin, proof: proof.passkey }, clock())
    if (result === 'cloned') audit('passkey_counter', client, user)
    return typeof result === 'object'
  }

  /** Locks the user, so that two changes of factors do not miss each other. */
  const lockUser = (trx: Transaction<Database>, userId: string) =>
    trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()

  /** Removes a factor. Errors: 404, 409 for the last factor of a user who must have one. */
  const removeFactor = (
    user: UserRow,
    client: PasswordClient,
    remove: (trx: Transaction<Database>) => Promise<boolean>,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id)
      if (!(await remove(trx))) throw notFound('There is no such factor.')
      if (!(await factorsOf(trx, user.id)).any) {
        if (await requiresSecondFactor(trx, user.id))
          throw new ApiError(409, 'factorRequired', 'A customer of the user requires a second factor.')
        await trx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute()
      }
      await notify(trx, 'noticeFactorRemoved', user, client)
      audit('factor_removed', client, user)
    })

  return {
    /**
     * Checks a second factor of a user. Ten wrong ones within 15 minutes lock further ones for 15 minutes. Errors: 429
     * for an address that has to wait.
     */
    prove: async (
      user: UserRow,
      session: string,
      proof: SecondFactorProof,
      client: PasswordClient,
    ): Promise<'right' | 'wrong' | 'locked'> => {
      const counters = proofCounters(user.id, client.address)
      const { allowed, waitSeconds } = await admitAttempt(store, counters, clock())
      if (waitSeconds > 0)
        throw new ApiError(429, 'wait', 'Too many sign-ins have failed at this address.', {
          headers: { 'retry-after': String(waitSeconds) },
        })
      if (!allowed) {
        audit('factor_locked', client, user)
        return 'locked'
      }
      const right =
        proof.method === 'totp'
          ? await proveTotp(user.id, proof.code)
          : proof.method === 'recovery'
            ? await proveRecoveryCode(user, proof.code, client)
            : await provePasskeyOf(user, session, proof, client)
      audit(right ? `factor_${proof.method}` : 'factor_failed', client, user)
      if (right) await clearAttempts(store, counters, clock())
      return right ? 'right' : 'wrong'
    },

    /** A new secret for a user without an authenticator app. It counts after `enableTotp`. Errors: 409. */
    beginTotp: async (user: UserRow, brand: string): Promise<NewTotp> => {
      const totp = await createTotp(brand, user.userName)
      const row = {
        secret: encryptSecret(keys.factors, totp.secret),
        createdAt: clock().toISOString(),
        lastStep: 0,
      }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('totpFactors')
        .values({ userId: user.id, confirmedAt: null, ...row })
        .onConflict((conflict) =>
          conflict.column('userId').doUpdateSet(row).where('totpFactors.confirmedAt', 'is', null),
        )
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n)
        throw new ApiError(409, 'factorExists', 'There is an authenticator app already.')
      return totp
    },

    /** Confirms the secret by its first code. Errors: 400, 404, 429. */
    enableTotp: async (user: UserRow, code: string, client: PasswordClient): Promise<RecoveryCodes> => {
      const counters = proofCounters(user.id, client.address)
      const { allowed, waitSeconds } = await admitAttempt(store, counters, clock())
      if (!allowed)
        throw new ApiError(429, 'wait', 'Too many wrong codes.', {
          headers: { 'retry-after': String(waitSeconds || 900) },
        })
      const codes = await db.transaction().execute(async (trx) => {
        await lockUser(trx, user.id)
        const row = await trx
          .selectFrom('totpFactors')
          .selectAll()
          .where('userId', '=', user.id)
          .where('confirmedAt', 'is', null)
          .executeTakeFirst()
        if (row === undefined) throw notFound('No authenticator app is being set up.')
        const step = await acceptedStep(decryptSecret(keys.factors, row.secret), code, clock(), 0)
        if (step === null) throw wrongCode()
        await trx
          .updateTable('totpFactors')
          .set({ confirmedAt: clock().toISOString(), lastStep: step })
          .where('userId', '=', user.id)
          .execute()
        await notify(trx, 'noticeFactorAdded', user, client)
        return codesForFirst(trx, user.id)
      })
      await clearAttempts(store, counters, clock())
      audit('factor_added', client, user)
      return codes
    },

    removeTotp: (user: UserRow, client: PasswordClient): Promise<void> =>
      removeFactor(user, client, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('totpFactors')
          .where('userId', '=', user.id)
          .where('confirmedAt', 'is not', null)
          .executeTakeFirst()
        return numDeletedRows === 1n
      }),

    /** Adds a passkey. Errors: 400 `wrongPasskey`. */
    addPasskey: async (
      user: UserRow,
      session: string,
      { name, proof }: { name: string; proof: v.InferOutput<typeof newPasskeyProofSchema> },
      client: PasswordClient,
    ): Promise<RecoveryCodes> => {
      const codes = await db.transaction().execute(async (trx) => {
        await lockUser(trx, user.id)
        const { origin } = client
        if (!(await addPasskey(trx, session, user, { origin, name, proof }, clock()))) return null
        await notify(trx, 'noticeFactorAdded', user, client)
        return codesForFirst(trx, user.id)
      })
      // Outside the transaction, so that the challenge is used up.
      if (codes === null)
        throw new ApiError(400, 'wrongPasskey', 'The passkey cannot be used.', { field: 'passkey' })
      audit('factor_added', client, user)
      return codes
    },

    removePasskey: (user: UserRow, id: string, client: PasswordClient): Promise<void> =>
      removeFactor(user, client, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('passkeys')
          .where('userId', '=', user.id)
          .where('id', '=', id)
          .executeTakeFirst()
        return numDeletedRows === 1n
      }),

    /** New recovery codes of a user with a factor, who gets a mail. Errors: 404 without one. */
    renewRecoveryCodes: (user: UserRow, client: PasswordClient): Promise<RecoveryCodes> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, user.id)
        if (!(await factorsOf(trx, user.id)).any) throw notFound('The user has no second factor.')
        await notify(trx, 'noticeRecoveryCodes', user, client)
        audit('recovery_codes_renewed', client, user)
        return createRecoveryCodes(trx, user.id)
      }),

    /** Notes in the session that a factor was proved. Returns its new id. */
    confirm: (session: string, secondFactor: boolean): Promise<string> =>
      db.transaction().execute((trx) => confirmSession(trx, session, clock(), secondFactor)),
  }
}
