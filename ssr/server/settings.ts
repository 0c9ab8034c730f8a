import { isIP } from 'node:net'
import { isDay } from '@tradecounter/api/contract'
import {
  apiSettingsSchema,
  logLevelOf,
  portSchema,
  readEnvironment,
  type SettingsReading as Reading,
} from '@tradecounter/api/settings'
import { StartError } from '@tradecounter/api/start-error'
import * as v from 'valibot'
import { areExperiments, experimentsRule } from './context/experiments.ts'
import { areInitialFlags, initialFlagsRule } from './context/initial-flags.ts'
import { readNamesBySite } from './context/names-by-site.ts'

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === value.replace(/\/$/u, '')
}

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname)

/** An address that cannot be modified in transit: https, or this machine itself. */
const isSafeAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(value)
  if (username + password + search + hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
}

/** Contact for vulnerability reports (RFC 9116 §2.5.3): a mail address, a page or a telephone number. */
const isContact = (value: string): boolean => {
  if (!URL.canParse(value) || /\s/u.test(value)) return false
  return ['mailto:', 'https:', 'tel:'].includes(new URL(value).protocol)
}

const isProxy = (value: string): boolean => {
  const [address = '', bits, rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const patienceRule = 'must be a whole number of seconds from 1 to 60'

/** Every setting of the host: its own and those of the commerce service. */
export const settingsSchema = v.object({
  ...apiSettingsSchema.entries,
  METRICS_PORT: v.optional(portSchema),
  API_ORIGIN: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'must be an origin such as http://localhost:4000')),
  ),
  API_ORIGIN_PLAINTEXT: v.optional(v.picklist(['allow'], 'must be allow, or not set')),
  API_PATIENCE: v.pipe(
    v.optional(v.string(), '3'),
    v.regex(/^\d{1,2}$/u, patienceRule),
    v.transform(Number),
    v.minValue(1, patienceRule),
    v.maxValue(60, patienceRule),
  ),
  TRANSLATIONS_URL: v.optional(
    v.pipe(v.string(), v.check(isSafeAddress, 'must be an https address, or http on this machine')),
  ),
  TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
    v.check(
      (list) => list.every(isProxy),
      'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
    ),
  ),
  FLAGS: v.pipe(
    v.optional(v.string(), ''),
    v.check(areInitialFlags, initialFlagsRule),
    v.transform(readNamesBySite),
  ),
  EXPERIMENTS: v.pipe(
    v.optional(v.string(), ''),
    v.check(areExperiments, experimentsRule),
    v.transform(readNamesBySite),
  ),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  ACCESS_TOKENS: v.optional(v.picklist(['browser', 'host'], 'must be browser or host'), 'browser'),
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.check(isContact, 'must be an address such as mailto:security@company.se')),
  ),
  SECURITY_EXPIRES: v.optional(
    v.pipe(
      v.string(),
      v.check(isDay, 'must be a day such as 2027-06-30'),
      v.transform((day) => new Date(day)),
    ),
  ),
  UNKNOWN_HOSTS: v.optional(v.picklist(['se', 'refuse'], 'must be se or refuse')),
})

type Given = v.InferOutput<typeof settingsSchema>

/**
 * The checked settings of one running instance. `LOG_LEVEL` is `warn` on a developer's own machine, otherwise
 * `info`; `UNKNOWN_HOSTS` is `refuse` in production, otherwise `se`.
 */
export type Settings = Omit<Given, 'LOG_LEVEL' | 'UNKNOWN_HOSTS'> & {
  LOG_LEVEL: NonNullable<Given['LOG_LEVEL']>
  UNKNOWN_HOSTS: NonNullable<Given['UNKNOWN_HOSTS']>
}

/** Errors between settings that are each valid. */
function mistakesBetween({
  API_ORIGIN: origin,
  API_ORIGIN_PLAINTEXT: plaintext,
  SECURITY_CONTACT: contact,
  SECURITY_EXPIRES: expires,
}: Given): string[] {
  const exposed = origin !== undefined && !isSafeAddress(origin) && plaintext !== 'allow'
  const isIncomplete = (contact === undefined) !== (expires === undefined)
  return [
    ...(exposed
      ? [
          'API_ORIGIN must be an https address, or http on this machine: sessions and passwords would cross the network in plain text. Set API_ORIGIN_PLAINTEXT=allow if that network is yours alone.',
        ]
      : []),
    ...(isIncomplete ? ['SECURITY_CONTACT and SECURITY_EXPIRES must both be set, or neither.'] : []),
  ]
}

/** The settings, or one sentence for every error. */
export type SettingsReading = Reading<Settings>

/** Reads the settings from the environment; an empty variable counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsReading {
  const reading = readEnvironment(settingsSchema, environment)
  if ('mistakes' in reading) return reading
  const { settings } = reading
  const mistakes = mistakesBetween(settings)
  if (mistakes.length > 0) return { mistakes }
  return {
    settings: {
      ...settings,
      LOG_LEVEL: logLevelOf(settings),
      UNKNOWN_HOSTS: settings.UNKNOWN_HOSTS ?? (settings.SITE_ENV === 'prd' ? 'refuse' : 'se'),
    },
  }
}

/**
 * The address to listen on, undefined for all. A local shop has users with public passwords, so only its own machine
 * reaches it unless `HOST` opens it.
 */
export const listenAddressOf = ({
  HOST,
  SITE_ENV,
}: Pick<Settings, 'HOST' | 'SITE_ENV'>): string | undefined =>
  HOST ?? (SITE_ENV === 'local' ? '127.0.0.1' : undefined)

/** The settings of this process. Throws all errors at once. */
export function loadSettings(): Settings {
  const reading = readSettings(process.env)
  if ('mistakes' in reading) throw new StartError(reading.mistakes.join('\n'))
  return reading.settings
}
