import { parseWebhookAddress } from '../platform/webhooks/webhook-address.ts'
import type { Webhook } from '../platform/service-settings.ts'

export const carrierSecretsRule =
  'must name carriers with secrets of at least 32 characters, such as postnord=…, dhl=…'

/** Secrets by carrier from `postnord=secret, dhl=secret`; null if the text is not of that form. */
export function readCarrierSecrets(text: string): Map<string, string> | null {
  const secrets = new Map<string, string>()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, carrier, secret] = /^([a-z][a-z0-9-]{1,30})=([^\s,]{32,200})$/u.exec(part) ?? []
    if (carrier === undefined || secret === undefined || secrets.has(carrier)) return null
    secrets.set(carrier, secret)
  }
  return secrets
}

export const carrierRequestsRule =
  'must name carriers with addresses that have a secret of at least 32 characters, such as postnord=https://:secret@api.carrier.se/changes'

/** Addresses that take requests by carrier, from `postnord=https://:secret@host/path, dhl=…`; null if the text is not of that form. */
export function readCarrierRequests(text: string): Map<string, Webhook> | null {
  const addresses = new Map<string, Webhook>()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, carrier, address = ''] = /^([a-z][a-z0-9-]{1,30})=(\S+)$/u.exec(part) ?? []
    const webhook = parseWebhookAddress(address)
    if (carrier === undefined || webhook === null || addresses.has(carrier)) return null
    addresses.set(carrier, webhook)
  }
  return addresses
}
