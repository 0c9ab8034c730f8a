import { parseWebhookAddress } from '../platform/webhooks/webhook-address.ts'
import type { Webhook } from '../platform/service-settings.ts'

/**
 * Values by carrier from `postnord=…, dhl=…`; null if the text is not of that form, or `parse` takes a value for none.
 */
function readByCarrier<Value>(
  text: string,
  parse: (value: string) => Value | null,
): Map<string, Value> | null {
  const values = new Map<string, Value>()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, carrier, written = ''] = /^([a-z][a-z0-9-]{1,30})=(\S+)$/u.exec(part) ?? []
    const value = parse(written)
    if (carrier === undefined || value === null || values.has(carrier)) return null
    values.set(carrier, value)
  }
  return values
}

export const carrierSecretsRule =
  'must name carriers with secrets of at least 32 characters, such as postnord=…, dhl=…'

/** Secrets by carrier from `postnord=secret, dhl=secret`; null if the text is not of that form. */
export const readCarrierSecrets = (text: string): Map<string, string> | null =>
  readByCarrier(text, (secret) => (secret.length >= 32 && secret.length <= 200 ? secret : null))

export const carrierRequestsRule =
  'must name carriers with addresses that have a secret of at least 32 characters, such as postnord=https://:secret@api.carrier.se/changes'

/**
 * Addresses that take requests by carrier, from `postnord=https://:secret@host/path, dhl=…`; null if the text is not of
 * that form.
 */
export const readCarrierRequests = (text: string): Map<string, Webhook> | null =>
  readByCarrier(text, parseWebhookAddress)
