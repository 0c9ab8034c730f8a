import { createECDH } from 'node:crypto'
import type { PushKeys, ServiceSettings } from '../platform/service-settings.ts'
import { StartError } from '../platform/start-error.ts'

export const pushKeyRule = 'must be a key that npm run operate -- push-keys has made'
export const pushContactRule = 'must be an address such as mailto:shop@company.se'

export const isPushPublicKey = (value: string): boolean => /^B[\w-]{86}$/u.test(value)
export const isPushPrivateKey = (value: string): boolean => /^[\w-]{43}$/u.test(value)
export const isPushContact = (value: string): boolean => /^mailto:[^\s@?]+@[^\s@?]+$/u.test(value)

/** The public key of a private one; null if it is no number of the curve. */
function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url')
  } catch {
    return null
  }
}

/** A new pair of keys. */
export async function makePushKeys(): Promise<Pick<PushKeys, 'publicKey' | 'privateKey'>> {
  // The service reads this file when it starts, and needs no keys of its own.
  const { default: webPush } = await import('web-push')
  return webPush.generateVAPIDKeys()
}

/**
 * With what notifications are sent, if the operator has settled it. Throws a StartError if a part is missing, or the
 * keys do not belong together.
 */
export function pushSetting({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_CONTACT: contact,
  PUSH_SERVICES: services,
}: {
  PUSH_PUBLIC_KEY?: string | undefined
  PUSH_PRIVATE_KEY?: string | undefined
  PUSH_CONTACT?: string | undefined
  PUSH_SERVICES: readonly string[]
}): Pick<ServiceSettings, 'push'> {
  if (publicKey === undefined && privateKey === undefined && contact === undefined) return {}
  if (publicKey === undefined || privateKey === undefined || contact === undefined)
    throw new StartError('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT must all be set, or none.')
  if (publicKeyOf(privateKey) !== publicKey)
    throw new StartError('PUSH_PUBLIC_KEY must be the public key of PUSH_PRIVATE_KEY.')
  return { push: { publicKey, privateKey, contact, services } }
}
