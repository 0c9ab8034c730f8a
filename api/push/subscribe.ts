import { createPublicKey, randomUUID } from 'node:crypto'
import type { SubscribePushRequest } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { PushKeys } from '../platform/service-settings.ts'
import type { SessionCaller } from '../platform/services.ts'
import { isPushEndpoint } from './push-services.ts'
import { hashDevice, insertSubscription } from './store.ts'

/**
 * Whether 65 bytes in base64url are an uncompressed point of the curve P-256: nothing can be encrypted for another one.
 */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

/**
 * Sends notifications for the caller to a browser from now on. Repeating it changes nothing. `device` is the id that
 * the sign-in has left in the browser. Errors: 409 `pushOff`, 400 `pushService` and `invalid`.
 */
export async function subscribe(
  { trx, now }: WriteContext,
  caller: SessionCaller,
  settings: PushKeys | undefined,
  { endpoint, keys: { p256dh, auth } }: SubscribePushRequest,
  { device, browser }: { device: string | null; browser: string },
): Promise<void> {
  if (settings === undefined)
    throw new ApiError(409, 'pushOff', 'The shop sends no notifications to browsers.')
  if (!isPushEndpoint(endpoint, settings.services))
    throw new ApiError(400, 'pushService', 'The push service is not known.', { field: 'endpoint' })
  if (!isPoint(p256dh))
    throw new ApiError(400, 'invalid', 'The key is no point of the curve P-256.', { field: 'keys.p256dh' })
  await insertSubscription(trx, {
    id: randomUUID(),
    userId: caller.userId,
    site: caller.siteName,
    session: caller.sessionHash,
    deviceHash: hashDevice(device),
    browser,
    endpoint,
    p256dh,
    auth,
    createdAt: now.toISOString(),
    sentAt: null,
  })
}
