import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressUnit } from '../../accounts/sign-in/address-throttle.ts'
import type { ApiContext, Services } from '../services.ts'

const sameSecret = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether the host itself calls: it alone knows the secret. */
export const isHost = (c: ApiContext, { settings }: Services): boolean =>
  sameSecret(c.req.header('x-host-secret') ?? '', settings.hostSecret)

/** What the host knows of the browser that signs in. Nobody else is believed. */
export interface Browser {
  /** The id that a good sign-in has left there, when it may be one. */
  device: string | null
  /** Keyed hash of the network address (reliability L2, L8). */
  address: string | null
}

/** What is kept of an address: without the key nobody can try all addresses. */
export const hashOfAddress = (key: Buffer, unit: string): string =>
  createHmac('sha256', key).update(unit).digest('hex').slice(0, 32)

/** The browser that the host tells of. */
export function browserOf(c: ApiContext, services: Services): Browser {
  if (!isHost(c, services)) return { device: null, address: null }
  const device = c.req.header('x-device') ?? ''
  const unit = addressUnit(c.req.header('x-client-address') ?? '')
  return {
    device: /^[\w-]{43}$/u.test(device) ? device : null,
    address: unit === null ? null : hashOfAddress(services.keys.addresses, unit),
  }
}
