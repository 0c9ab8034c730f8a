import * as v from 'valibot'

/** What an external service is for. Machine translation loads only for users with `translationEnabled` (spec §6). */
export const externalServiceKinds = [
  'analytics',
  'tag-manager',
  'feedback',
  'machine-translation',
  'experiments',
] as const

/** Groups of the consent that an external service can belong to: statistics (spec §9), and services of others. */
export const externalServiceGroups = ['C0002', 'C0003'] as const

const host = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}`
const thisMachine = String.raw`(?:localhost|127\.0\.0\.1)`
const port = String.raw`(?::\d{1,5})?`
/** https everywhere, http on this machine only. */
const web = `(?:https://${host}|http://${thisMachine})${port}`
const webOrSocket = `(?:(?:https|wss)://${host}|(?:http|ws)://${thisMachine})${port}`

const originRule = 'must be an origin such as https://stats.company.se, without a path'
const socketRule = `${originRule}; wss:// is allowed too`
const mostRule = 'must have at most 10 entries'

const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, 'must be a list'), v.maxLength(10, mostRule)), [])

// The texts become parts of the content security policy: nothing that ends a directive may pass.
const originSchema = v.pipe(v.string(originRule), v.regex(new RegExp(`^${web}$`, 'u'), originRule))
const socketSchema = v.pipe(v.string(socketRule), v.regex(new RegExp(`^${webOrSocket}$`, 'u'), socketRule))

const scriptRule =
  'must be the https address of a script, such as https://stats.company.se/count.js?site={siteId}'
const scriptSchema = v.pipe(
  v.string(scriptRule),
  v.maxLength(500, scriptRule),
  v.regex(
    new RegExp(
      String.raw`^${web}/(?:[\w.~%@+-]+/)*[\w.~%@+-]+(?:\?(?:[\w.~%@+&=:/-]|\{(?:siteId|site|language)\})*)?$`,
      'u',
    ),
    scriptRule,
  ),
)

const idRule = 'must be a short name of lower-case letters, digits and hyphens'
const attributeRule = 'must be texts of attributes whose names begin with data-'
const policyRule =
  'must be the name of a Trusted Types policy that the service creates itself; default is not allowed'
const nameRule = 'must be a name, or the beginning of names followed by *, such as _ga*'
const groupRule = `must be ${externalServiceGroups.join(' or ')}`

/** The name of the shop's own Trusted Types policy, which creates the addresses of these scripts only. */
export const externalServicesPolicy = 'external-services'

const storedNames = listOf(v.pipe(v.string(nameRule), v.regex(/^[\w.-]{2,80}\*?$/u, nameRule)))

/** An external service of a site: what it loads, what it may reach, and what it stores. */
export const externalServiceSchema = v.pipe(
  v.strictObject(
    {
      id: v.pipe(v.string(idRule), v.regex(/^[a-z][a-z0-9-]{0,39}$/u, idRule)),
      kind: v.picklist(externalServiceKinds, `must be one of ${externalServiceKinds.join(', ')}`),
      /** Address of the script. `{siteId}`, `{site}` and `{language}` in the query are replaced. */
      script: scriptSchema,
      /** Attributes of the script element, with the same placeholders. */
      attributes: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^data-[a-z0-9-]{1,40}$/u, attributeRule)),
          v.pipe(v.string(attributeRule), v.maxLength(200, attributeRule)),
          attributeRule,
        ),
        {},
      ),
      /** Origins that it may reach besides its script. */
      reach: v.optional(
        v.strictObject(
          {
            script: listOf(originSchema),
            connect: listOf(socketSchema),
            img: listOf(originSchema),
            style: listOf(originSchema),
            font: listOf(originSchema),
            frame: listOf(originSchema),
          },
          'must be an object',
        ),
        {},
      ),
      /** Trusted Types policies that its script creates. Without one it cannot turn text into scripts or markup. */
      trustedTypes: listOf(
        v.pipe(
          v.string(policyRule),
          v.regex(
            new RegExp(`^(?!(?:default|push-worker|${externalServicesPolicy})$)[\\w#=@.%/-]{1,60}$`, 'u'),
            policyRule,
          ),
        ),
      ),
      consent: v.picklist(externalServiceGroups, groupRule),
      /** What it stores in the browser: removed when the consent is withdrawn. */
      stores: v.optional(
        v.strictObject(
          { cookies: storedNames, local: storedNames, session: storedNames },
          'must be an object',
        ),
        {},
      ),
    },
    'must be an object',
  ),
  v.check(
    ({ kind, consent }) => kind !== 'machine-translation' || consent === 'C0003',
    'needs the consent C0003: machine translation reads the page',
  ),
)
export type ExternalService = v.InferOutput<typeof externalServiceSchema>
export type ExternalServiceGroup = (typeof externalServiceGroups)[number]

/** The external services of a site. */
export const externalServicesSchema = v.pipe(
  v.array(externalServiceSchema, 'must be a list of services'),
  v.maxLength(10, 'must have at most 10 services'),
  v.check(
    (services) => new Set(services.map(({ id }) => id)).size === services.length,
    'must not name an id twice',
  ),
)
