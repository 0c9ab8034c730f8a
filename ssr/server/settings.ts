import { isIP } from 'node:net'
import { environments } from '@tradecounter/api/contract'
import * as v from 'valibot'
import { areSessionLimits, readSessionLimits, sessionLimitsRule } from './context/session-limits.ts'
import { parseSiteHosts } from './context/production-hosts.ts'
import { StartFailure } from './start-failure.ts'

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === value.replace(/\/$/u, '')
}

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname)

/** An address that nobody on the way can change: https, or this machine itself. */
const isSafeAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(value)
  if (username + password + search + hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
}

/** Where reports of vulnerabilities go (RFC 9116 §2.5.3): a mailbox, a page or a telephone. */
const isContact = (value: string): boolean => {
  if (!URL.canParse(value) || /\s/u.test(value)) return false
  return ['mailto:', 'https:', 'tel:'].includes(new URL(value).protocol)
}

const isListenAddress = (value: string): boolean => isIP(value) !== 0 || value === 'localhost'

/** A mail server, perhaps with a user and a password, and `?tls=never` at most. */
const isMailServer = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(value)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return false
  return hostname !== '' && pathname.length < 2 && hash === '' && ['', '?tls=never'].includes(search)
}

const isProxy = (value: string): boolean => {
  const [address = '', bits, rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const address = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  )

const portRule = 'must be a whole number from 0 to 65535'
const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/u, portRule),
  v.transform(Number),
  v.maxValue(65_535, portRule),
)

const patienceRule = 'must be a whole number of seconds from 1 to 60'

const settingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(isListenAddress, 'must be an address of this machine such as 127.0.0.1 or ::'),
    ),
  ),
  METRICS_PORT: v.optional(portSchema),
  DATA_DIR: v.pipe(v.optional(v.string(), './data'), v.minLength(1, 'must name a folder')),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'], 'must start with postgres://')),
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
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isMailServer, 'must be a mail server such as smtps://user:password@mail.company.se'),
    ),
  ),
  SITE_ENV: v.optional(v.picklist(environments, `must be one of ${environments.join(', ')}`), 'local'),
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
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  ACCESS_TOKENS: v.optional(v.picklist(['browser', 'host'], 'must be browser or host'), 'browser'),
  SESSION_LIMITS: v.pipe(
    v.optional(v.string(), ''),
    v.check(areSessionLimits, sessionLimitsRule),
    v.transform(readSessionLimits),
  ),
  SITE_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform(({ dataset, addIssue }) => {
      const { hosts, mistakes } = parseSiteHosts(dataset.value)
      for (const message of mistakes) addIssue({ message })
      return hosts
    }),
  ),
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.check(isContact, 'must be an address such as mailto:security@company.se')),
  ),
  SECURITY_EXPIRES: v.optional(
    v.pipe(
      v.string(),
      v.isoDate('must be a day such as 2027-06-30'),
      v.transform((day) => new Date(day)),
    ),
  ),
  UNKNOWN_HOSTS: v.optional(v.picklist(['se', 'refuse'], 'must be se or refuse')),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
  ),
})

type Given = v.InferOutput<typeof settingsSchema>

/**
 * The settings of one running copy, checked. `LOG_LEVEL` is `warn` on a developer's own machine, else `info`;
 * `UNKNOWN_HOSTS` is `refuse` in production, else `se`.
 */
export type Settings = Omit<Given, 'LOG_LEVEL' | 'UNKNOWN_HOSTS'> & {
  LOG_LEVEL: NonNullable<Given['LOG_LEVEL']>
  UNKNOWN_HOSTS: NonNullable<Given['UNKNOWN_HOSTS']>
}

/** What is wrong with settings that are each right by themselves. */
function mistakesBetween({
  API_ORIGIN: origin,
  API_ORIGIN_PLAINTEXT: plaintext,
  SECURITY_CONTACT: contact,
  SECURITY_EXPIRES: expires,
}: Given): string[] {
  const exposed = origin !== undefined && !isSafeAddress(origin) && plaintext !== 'allow'
  const halfTold = (contact === undefined) !== (expires === undefined)
  return [
    ...(exposed
      ? [
          'API_ORIGIN must be an https address, or http on this machine: sessions and passwords would cross the network in plain text. Set API_ORIGIN_PLAINTEXT=allow if that network is yours alone.',
        ]
      : []),
    ...(halfTold ? ['SECURITY_CONTACT and SECURITY_EXPIRES must both be set, or neither.'] : []),
  ]
}

/** Either the settings or one sentence for every mistake, so that all can be mended at once. */
export type SettingsReading = { settings: Settings } | { mistakes: string[] }

/** Reads the settings from the environment; an empty variable counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsReading {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.entries).flatMap((name) => {
      const value = environment[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const reading = v.safeParse(settingsSchema, given)
  if (!reading.success) {
    return {
      mistakes: reading.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}.`),
    }
  }
  const settings = reading.output
  const mistakes = mistakesBetween(settings)
  if (mistakes.length > 0) return { mistakes }
  return {
    settings: {
      ...settings,
      LOG_LEVEL: settings.LOG_LEVEL ?? (settings.SITE_ENV === 'local' ? 'warn' : 'info'),
      UNKNOWN_HOSTS: settings.UNKNOWN_HOSTS ?? (settings.SITE_ENV === 'prd' ? 'refuse' : 'se'),
    },
  }
}

/** The settings of this process. Throws with every mistake at once. */
export function loadSettings(): Settings {
  const reading = readSettings(process.env)
  if ('mistakes' in reading) throw new StartFailure(reading.mistakes.join('\n'))
  return reading.settings
}
