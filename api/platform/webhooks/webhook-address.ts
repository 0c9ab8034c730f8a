import { isSecureUrl } from '../http/secure-url.ts'
import type { Webhook } from '../service-settings.ts'

export const webhookRule =
  'must be an address with a secret of at least 32 characters, such as https://:secret@hooks.company.se/feedback'

/**
 * Reads `https://:secret@host/path`; null for another text. The secret is in the place of the password, and is never
 * sent. Only this machine may be reached without https.
 */
export function parseWebhookAddress(text: string): Webhook | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (!isSecureUrl(url) || url.username !== '' || url.hash !== '') return null
  try {
    const secret = decodeURIComponent(url.password)
    if (secret.length < 32 || secret.length > 200) return null
    url.password = ''
    return { url: url.href, secret }
  } catch {
    return null
  }
}
