import type * as v from 'valibot'
import type { newPasskeyProofSchema, passkeyProofSchema } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { rpIdOf } from './store.ts'

const webauthn = () => import('@simplewebauthn/server')

/**
 * Loads the library of passkeys, which blocks a slow machine for 100 ms: the service does it soon after its start, so
 * that neither the start nor the first user of a passkey waits.
 */
export const loadPasskeys = async (): Promise<void> => void (await webauthn())

/** What a challenge is for. */
type ChallengeUse = 'add' | 'factor' | 'login'

const challengeMinutes = 5

async function saveChallenge(
  queries: Queries,
  session: string,
  use: ChallengeUse,
  challenge: string,
  now: Date,
): Promise<void> {
  const row = {
    session,
    use,
    challenge,
    expiresAt: new Date(now.getTime() + challengeMinutes * 60_000).toISOString(),
  }
  await queries
    .insertInto('passkeyChallenges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['session', 'use']).doUpdateSet(row))
    .execute()
}

/** Takes the challenge of a session: it serves once, also among concurrent calls. Null if there is none. */
async function takeChallenge(
  queries: Queries,
  session: string,
  use: ChallengeUse,
  now: Date,
): Promise<string | null> {
  const row = await queries
    .deleteFrom('passkeyChallenges')
    .where('session', '=', session)
    .where('use', '=', use)
    .returning(['challenge', 'expiresAt'])
    .executeTakeFirst()
  return row !== undefined && row.expiresAt > now.toISOString() ? row.challenge : null
}

const transportsOf = (text: string): string[] => text.split(',').filter(Boolean)

/** A user for whom a passkey is made. */
interface PasskeyUser {
  id: string
  userName: string
  name: string
}

/** Options of a new passkey: discoverable and with user verification, so that it can be the only factor. */
export async function beginPasskey(
  queries: Queries,
  session: string,
  user: PasskeyUser,
  { origin, brand }: { origin: string; brand: string },
  now: Date,
): Promise<Record<string, unknown>> {
  const existing = await queries
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('userId', '=', user.id)
    .where('rpId', '=', rpIdOf(origin))
    .execute()
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: rpIdOf(origin),
    userName: user.userName,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(queries, session, 'add', options.challenge, now)
  return { ...options }
}

/** Adds a passkey. Returns false if the proof is wrong, or the passkey belongs to somebody already. */
export async function addPasskey(
  queries: Queries,
  session: string,
  user: PasskeyUser,
  {
    origin,
    name,
    proof,
  }: { origin: string; name: string; proof: v.InferOutput<typeof newPasskeyProofSchema> },
  now: Date,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(queries, session, 'add', now)
  if (expectedChallenge === null) return false
  const { verifyRegistrationResponse } = await webauthn()
  const { transports = [], ...response } = proof.response
  const verified = await verifyRegistrationResponse({
    response: { ...proof, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return false
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('passkeys')
    .values({
      id,
      userId: user.id,
      rpId: rpIdOf(origin),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
      name,
      createdAt: now.toISOString(),
      usedAt: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Options for the use of a passkey: any of the site's for a sign-in (`user` is null), else one of the user's as second
 * factor. A sign-in with a passkey alone needs user verification (PIN, fingerprint); a second factor does not.
 */
export async function beginProof(
  queries: Queries,
  session: string,
  userId: string | null,
  origin: string,
  now: Date,
): Promise<Record<string, unknown>> {
  const own =
    userId === null
      ? []
      : await queries
          .selectFrom('passkeys')
          .select(['id', 'transports'])
          .where('userId', '=', userId)
          .where('rpId', '=', rpIdOf(origin))
          .execute()
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    userVerification: userId === null ? 'required' : 'preferred',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
  })
  await saveChallenge(queries, session, userId === null ? 'login' : 'factor', options.challenge, now)
  return { ...options }
}

/** The user of a passkey. `cloned`: its counter went back, which the log reports. */
export type PasskeyProofResult = { userId: string } | 'wrong' | 'cloned'

/** Checks the proof of a passkey: of that user as second factor, or of any user (null) as the only one. */
export async function provePasskey(
  queries: Queries,
  session: string,
  userId: string | null,
  { origin, proof }: { origin: string; proof: v.InferOutput<typeof passkeyProofSchema> },
  now: Date,
): Promise<PasskeyProofResult> {
  const expectedChallenge = await takeChallenge(queries, session, userId === null ? 'login' : 'factor', now)
  const passkey = await queries
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', proof.id)
    .where('rpId', '=', rpIdOf(origin))
    .executeTakeFirst()
  if (expectedChallenge === null || passkey === undefined) return 'wrong'
  if (userId !== null && passkey.userId !== userId) return 'wrong'
  const { verifyAuthenticationResponse } = await webauthn()
  const { userHandle, ...response } = proof.response
  const counter = Number(passkey.counter)
  const verified = await verifyAuthenticationResponse({
    response: {
      ...proof,
      response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: passkey.rpId,
    // The counter is compared below: the library reports a clone as any other mistake.
    credential: { id: passkey.id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    requireUserVerification: userId === null,
  }).catch(() => null)
  if (!verified?.verified) return 'wrong'
  const { newCounter } = verified.authenticationInfo
  // Passkeys that are synchronised between devices do not count, and always say 0.
  if ((counter > 0 || newCounter > 0) && newCounter <= counter) return 'cloned'
  const { numUpdatedRows } = await queries
    .updateTable('passkeys')
    .set({ counter: newCounter, usedAt: now.toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? { userId: passkey.userId } : 'wrong'
}
