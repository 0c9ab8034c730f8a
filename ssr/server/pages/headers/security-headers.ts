import { createHash } from 'node:crypto'
import { pushWorkerPolicy } from '@tradecounter/shop/my-account/push-worker'
import { headScriptHash } from '../document/head-script.ts'

/** The order of the cascade layers, before all style sheets. */
export const layerOrder = '@layer ui.reset, ui.theme, ui.component;'
const layerOrderHash = createHash('sha256').update(layerOrder).digest('base64')

/** Where browsers report violations of the policy (`operations/csp-reports.ts`). */
export const reportPath = '/bff/csp-report'

/** During development, Vite's own inline scripts, styles and socket must work. */
const developing = process.env.NODE_ENV === 'development'

/** Sources that the policy of a page opens beyond the shop's own (`page-policy.ts`). */
export interface OpenedSources {
  script: readonly string[]
  connect: readonly string[]
  img: readonly string[]
  style: readonly string[]
  font: readonly string[]
  frame: readonly string[]
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: readonly string[]
}

const nothingOpened: OpenedSources = {
  script: [],
  connect: [],
  img: [],
  style: [],
  font: [],
  frame: [],
  trustedTypes: [],
}

const withSources = (directive: string, sources: readonly string[]): string =>
  [directive, ...sources].join(' ')

/** A directive that allows nothing, or exactly these sources. */
const onlySources = (name: string, sources: readonly string[]): string =>
  withSources(name, sources.length === 0 ? ["'none'"] : sources)

/**
 * The content security policy of every HTML page: the same text in each response of a site. `style-src-attr` allows
 * inline values because the slider's position is a style attribute in server markup.
 */
export const contentSecurityPolicy = (secure: boolean, opened: OpenedSources = nothingOpened): string =>
  developing
    ? "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    : [
        "default-src 'none'",
        withSources(`script-src 'self' 'sha256-${headScriptHash}'`, opened.script),
        withSources(`style-src 'self' 'sha256-${layerOrderHash}'`, opened.style),
        "style-src-attr 'unsafe-inline'",
        withSources("img-src 'self' data:", opened.img),
        withSources("font-src 'self'", opened.font),
        withSources("connect-src 'self'", opened.connect),
        "manifest-src 'self'",
        "worker-src 'self'",
        onlySources('frame-src', opened.frame),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        withSources(`trusted-types ${pushWorkerPolicy}`, opened.trustedTypes),
        ...(secure ? ['upgrade-insecure-requests'] : []),
        `report-uri ${reportPath}`,
        'report-to csp',
      ].join('; ')

/**
 * Headers of HTML pages only, as a flat list of names and values: the policy allows no other source unless `opened`
 * names it.
 */
export const documentHeaders = (secure: boolean, opened?: OpenedSources): readonly string[] => [
  'Content-Security-Policy',
  contentSecurityPolicy(secure, opened),
  'Reporting-Endpoints',
  `csp="${reportPath}"`,
]

/** The policy of everything except pages, such as a picture: nothing is allowed. */
const nothingAllowed = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
] as const

const everywhere: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), autoplay=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(), clipboard-read=(), clipboard-write=(self), serial=(), hid=()',
  ],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
]
const strictTransport = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] as const

const flat = { plain: everywhere.flat(), secure: [...everywhere, strictTransport].flat() }
const flatAnswer = { plain: [...flat.plain, ...nothingAllowed], secure: [...flat.secure, ...nothingAllowed] }

/** The headers of every response (reliability 2.12), as a flat list of names and values. Pages add their own. */
export const securityHeaders = (secure: boolean): readonly string[] => (secure ? flat.secure : flat.plain)

/** The headers of every response except pages. The policy of a page replaces this one. */
export const answerHeaders = (secure: boolean): readonly string[] =>
  secure ? flatAnswer.secure : flatAnswer.plain

/** The headers as text, for responses for which Node writes no headers. */
export const rawAnswerHeaders = everywhere.map(([name, value]) => `${name}: ${value}\r\n`).join('')
