import type { IdentificationSettings } from '../../platform/service-settings.ts'

export const identificationRule =
  'must be the issuer with client id and secret such as https://client:secret@id.company.se (http on this machine only)'

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost')

/** The settings of an address `https://client:secret@issuer/path`; null if it is none. */
export function readIdentificationUrl(value: string): IdentificationSettings | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
  if (!isAllowed || url.username === '' || url.password === '' || url.search !== '' || url.hash !== '')
    return null
  const clientId = decodeURIComponent(url.username)
  const clientSecret = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  // An issuer is compared to the letter, and most have no slash at the end.
  return { issuer: url.href.replace(/\/$/u, ''), clientId, clientSecret }
}
