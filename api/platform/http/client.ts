import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ApiContext, Services } from '../services.ts'
import { networkOfAddress } from './network-address.ts'

const isSameSecret = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether the call comes from a host: only hosts know the secret. */
export const isHost = (c: ApiContext, { settings }: Services): boolean =>
  isSameSecret(c.req.header('x-host-secret') ?? '', settings.hostSecret)

/** Origin of the shop that the browser sees, from the host; else the canonical one of the site. */
export function readOrigin(c: ApiContext, services: Services): string {
  const given = isHost(c, services) ? (c.req.header('x-origin') ?? '') : ''
  return /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/u.test(given)
    ? given
    : services.originOf(c.get('caller').siteName)
}

/** The browser behind a call, as described by the host. */
export interface Client {
  /** The id that an earlier sign-in has left in the browser; null if there is none of a valid form. */
  device: string | null
  /** Keyed hash of the network address (reliability L2, L8). */
  address: string | null
}

/** Keyed, because without a key an attacker could hash all addresses. */
const hashAddress = (key: Buffer, network: string): string =>
  createHmac('sha256', key).update(network).digest('hex').slice(0, 32)

/** The client of a call. Only data from a host is trusted. */
export function readClient(c: ApiContext, services: Services): Client {
  if (!isHost(c, services)) return { device: null, address: null }
  const device = c.req.header('x-device') ?? ''
  const network = networkOfAddress(c.req.header('x-client-address') ?? '')
  return {
    device: /^[\w-]{43}$/u.test(device) ? device : null,
    address: network === null ? null : hashAddress(services.keys.addresses, network),
  }
}
