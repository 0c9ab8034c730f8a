import { isIP } from 'node:net'
import * as v from 'valibot'
import {
  areSessionLimits,
  readSessionLimits,
  sessionLimitsRule,
} from './accounts/sessions/session-limits-setting.ts'
import { auditDays } from './audit/rules.ts'
import { identificationRule, readIdentificationUrl } from './become-a-customer/identification/setting.ts'
import { environments } from './contract/index.ts'
import {
  carrierRequestsRule,
  carrierSecretsRule,
  readCarrierRequests,
  readCarrierSecrets,
} from './deliveries/carrier-settings.ts'
import { isHostName } from './operator-area/operator-host.ts'
import { parseS3Address } from './platform/files/s3-store.ts'
import type { Webhook } from './platform/service-settings.ts'
import { StartError } from './platform/start-error.ts'
import { parseWebhookAddress, webhookRule } from './platform/webhooks/webhook-address.ts'
import {
  isPushContact,
  isPushPrivateKey,
  isPushPublicKey,
  pushContactRule,
  pushKeyRule,
} from './push/push-settings.ts'
import { pushServicesRule, readPushServices } from './push/push-services.ts'
import { parseSiteHosts } from './sites/production-hosts.ts'

export { operatorHostOf } from './operator-area/operator-host.ts'
export { canonicalOrigin, parseSiteHosts, reservedHosts, siteNames } from './sites/production-hosts.ts'

const isListenAddress = (value: string): boolean => isIP(value) !== 0 || value === 'localhost'

/**
 * The address of a mail server, optionally with user and password, and with no other parameter than `?tls=never`.
 */
const isMailServer = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(value)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return false
  return hostname !== '' && pathname.length < 2 && hash === '' && ['', '?tls=never'].includes(search)
}

const isHttpAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol) && new URL(value).search === ''

const isDatabaseAddress = (value: string): boolean =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol)

const auditDaysRule = 'must be a whole number of days from 30'

const portRule = 'must be a whole number from 0 to 65535'

/** A port, as a setting names it. */
export const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/u, portRule),
  v.transform(Number),
  v.maxValue(65_535, portRule),
)

/** The settings of the commerce service. The host's settings include them. */
export const apiSettingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(isListenAddress, 'must be an address of this machine such as 127.0.0.1 or ::'),
    ),
  ),
  DATA_DIR: v.pipe(v.optional(v.string(), './data'), v.minLength(1, 'must name a folder')),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isDatabaseAddress, 'must start with postgres://'))),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isMailServer, 'must be a mail server such as smtps://user:password@mail.company.se'),
    ),
  ),
  S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => parseS3Address(value) !== null,
        'must be a bucket such as https://key:secret@s3.company.se/files?region=eu-north-1',
      ),
    ),
  ),
  AUDIT_DAYS: v.pipe(
    v.optional(v.string(), String(auditDays)),
    v.regex(/^\d{1,5}$/u, auditDaysRule),
    v.transform(Number),
    v.minValue(30, auditDaysRule),
  ),
  OPERATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isHostName, 'must be a host name without a port such as operator.company.se')),
  ),
  CARRIER_SECRETS: v.pipe(
    v.optional(v.string(), ''),
    v.check((value) => readCarrierSecrets(value) !== null, carrierSecretsRule),
    v.transform((value) => readCarrierSecrets(value) ?? new Map<string, string>()),
  ),
  CARRIER_REQUESTS: v.pipe(
    v.optional(v.string(), ''),
    v.check((value) => readCarrierRequests(value) !== null, carrierRequestsRule),
    v.transform((value) => readCarrierRequests(value) ?? new Map<string, Webhook>()),
  ),
  FEEDBACK_WEBHOOK: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => parseWebhookAddress(value) !== null, webhookRule),
    ),
  ),
  PUSH_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.check(isPushPublicKey, pushKeyRule))),
  PUSH_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.check(isPushPrivateKey, pushKeyRule))),
  PUSH_CONTACT: v.optional(v.pipe(v.string(), v.check(isPushContact, pushContactRule))),
  PUSH_SERVICES: v.pipe(
    v.optional(v.string(), ''),
    v.check((value) => readPushServices(value) !== null, pushServicesRule),
    v.transform((value) => readPushServices(value) ?? []),
  ),
  IDENTIFICATION_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => readIdentificationUrl(value) !== null, identificationRule),
    ),
  ),
  COMPANY_REGISTER_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpAddress, 'must be an address such as https://register.company.se/companies'),
    ),
  ),
  SITE_ENV: v.optional(v.picklist(environments, `must be one of ${environments.join(', ')}`), 'local'),
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
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
  ),
})

type GivenSettings = v.InferOutput<typeof apiSettingsSchema>

/** `LOG_LEVEL` when it is not set: `warn` on a developer's own machine, else `info`. */
export const logLevelOf = ({
  LOG_LEVEL,
  SITE_ENV,
}: Pick<GivenSettings, 'LOG_LEVEL' | 'SITE_ENV'>): NonNullable<GivenSettings['LOG_LEVEL']> =>
  LOG_LEVEL ?? (SITE_ENV === 'local' ? 'warn' : 'info')

/** The checked settings of a running service. */
export type ApiSettings = Omit<GivenSettings, 'LOG_LEVEL'> & { LOG_LEVEL: ReturnType<typeof logLevelOf> }

/** The settings, or one sentence for every error. */
export type SettingsReading<Settings> = { settings: Settings } | { mistakes: string[] }

/** Reads settings from the environment; an empty variable counts as absent. */
export function readEnvironment<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  environment: Readonly<Record<string, string | undefined>>,
): SettingsReading<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const given = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => {
      const value = environment[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const reading = v.safeParse(schema, given)
  if (reading.success) return { settings: reading.output }
  return { mistakes: reading.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}.`) }
}

/** The settings of this process. Throws a StartError that lists every error. */
export function readApiSettings(environment = process.env): ApiSettings {
  const reading = readEnvironment(apiSettingsSchema, environment)
  if ('mistakes' in reading) throw new StartError(reading.mistakes.join('\n'))
  const { settings } = reading
  return { ...settings, LOG_LEVEL: logLevelOf(settings) }
}

/** Location of the data: PostgreSQL if `DATABASE_URL` is set, otherwise SQLite in `DATA_DIR`. */
export const storeSettingsOf = ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
}: Pick<GivenSettings, 'DATABASE_URL' | 'DATA_DIR'>) =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl }
