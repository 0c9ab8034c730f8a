import { isSecureUrl } from '../platform/http/secure-url.ts'

export const pushServicesRule =
  'must be origins of push services, such as https://push.company.se; only this machine may be reached without https'

/**
 * Hosts of the push services of the known browsers: Chrome and its relatives, Firefox, Safari, Edge. A host below `*.`
 * has one label more, or several.
 */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const isKnown = (host: string): boolean =>
  known.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))

/** The origin that a text consists of; null if it is none that may be reached. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return isSecureUrl(url) && url.href === `${url.origin}/` ? url.origin : null
}

/** Origins from `https://push.company.se, …`; null if the text is not of that form. */
export function readPushServices(text: string): string[] | null {
  const origins: string[] = []
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const origin = originOf(part)
    if (origin === null) return null
    origins.push(origin)
  }
  return origins
}

/**
 * Whether the shop may send to an endpoint: one of a known push service over https, or of an origin that the operator
 * has added. An address of a network or of this machine is never a known one.
 */
export function isPushEndpoint(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, hash, origin } = new URL(endpoint)
  if (username !== '' || password !== '' || hash !== '') return false
  return added.includes(origin) || (protocol === 'https:' && port === '' && isKnown(hostname))
}
