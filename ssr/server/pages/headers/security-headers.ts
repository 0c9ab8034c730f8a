import { createHash } from 'node:crypto'
import { headScriptHash } from '../document/head-script.ts'

/** The order of the cascade layers, before all style sheets. */
export const layerOrder = '@layer ui.reset, ui.theme, ui.component;'
const layerOrderHash = createHash('sha256').update(layerOrder).digest('base64')

/** Where browsers report violations of the policy (`operations/csp-reports.ts`). */
export const reportPath = '/bff/csp-report'

/** While developing, Vite's own inline scripts, styles and socket must work. */
const developing = process.env.NODE_ENV === 'development'

/** `style-src-attr` is open because the slider writes its position as a style attribute on the server. */
const policyOf = (secure: boolean): string =>
  developing
    ? "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    : [
        "default-src 'none'",
        `script-src 'self' 'sha256-${headScriptHash}'`,
        `style-src 'self' 'sha256-${layerOrderHash}'`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        ...(secure ? ['upgrade-insecure-requests'] : []),
        `report-uri ${reportPath}`,
        'report-to csp',
      ].join('; ')

const policies = { plain: policyOf(false), secure: policyOf(true) }

/** The content security policy of every HTML page: the same text in each answer. */
export const contentSecurityPolicy = (secure: boolean): string => (secure ? policies.secure : policies.plain)

/** Headers of HTML pages only, as a flat list of names and values. */
export const documentHeaders = (secure: boolean): readonly string[] => [
  'Content-Security-Policy',
  contentSecurityPolicy(secure),
  'Reporting-Endpoints',
  `csp="${reportPath}"`,
]

/** The policy of everything that is no page, such as a picture: it may do nothing. */
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

/** The headers of every answer (reliability 2.12), as a flat list of names and values. Pages add their own. */
export const securityHeaders = (secure: boolean): readonly string[] => (secure ? flat.secure : flat.plain)

/** The headers of every answer that is no page. The policy of a page replaces this one. */
export const answerHeaders = (secure: boolean): readonly string[] =>
  secure ? flatAnswer.secure : flatAnswer.plain

/** The headers as text, for answers that Node writes no headers for. */
export const rawAnswerHeaders = everywhere.map(([name, value]) => `${name}: ${value}\r\n`).join('')
