import type { Hono, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { spellingOf } from '../../contract/index.ts'
import { isAntiForgeryToken } from './anti-forgery.ts'
import { ApiError } from './api-error.ts'
import { createRateGuard } from '../rate-limit/rate-guard.ts'
import type { ApiEnv, Services } from '../services.ts'

/** A POST without a session: hosts call it with their secret. */
const hostOnly = '/api/user/session'
/** POSTs of programs, which prove themselves otherwise: hosts with their secret, carriers with a signature. */
const ofPrograms: ReadonlySet<string> = new Set([hostOnly, '/api/carrier-events'])

const urlLimit = 8 * 1024
const parameterLimit = 256
const valueLimit = 256
/** Search phrases are cut instead of refused (reliability 2.9). */
const phraseName = /SearchPhrase$/iu
/** Whose values other programs choose: identity providers have long codes. The length of the address limits them. */
const longValues = '/api/become-a-customer/identification/callback'

interface Call {
  method: string
  /** The pattern: `/api/product/:code`. */
  route: string
}

/** Calls by their path, and those whose path has parameters. */
interface Calls {
  exact: ReadonlyMap<string, readonly Call[]>
  patterns: readonly (Call & { path: RegExp })[]
}

const hasParameter = ({ path }: { path: string }): boolean => path.includes(':')

function callsOf(app: Hono<ApiEnv>): Calls {
  const calls = app.routes.filter((route) => route.method !== 'ALL')
  const exact = calls.filter((route) => !hasParameter(route))
  return {
    exact: new Map(
      Object.entries(Object.groupBy(exact, ({ path }) => path)).map(([path, routes = []]) => [
        path,
        routes.map(({ method }) => ({ method, route: path })),
      ]),
    ),
    patterns: calls.filter(hasParameter).map(({ method, path: route }) => ({
      method,
      route,
      path: new RegExp(`^${route.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'),
    })),
  }
}

const isText = (address: string): boolean => {
  try {
    return !decodeURIComponent(address).includes('\u0000')
  } catch {
    return false
  }
}

function checkAddress(url: string): void {
  if (url.length > urlLimit) throw new ApiError(414, 'addressTooLong', 'The address is too long.')
  const { search, searchParams, pathname } = new URL(url)
  if (searchParams.size > parameterLimit) {
    throw new ApiError(400, 'tooManyParameters', `A query may have ${parameterLimit} parameters.`)
  }
  for (const [name, value] of searchParams) {
    if (value.length <= valueLimit || phraseName.test(name) || pathname === longValues) continue
    const field = name.slice(0, valueLimit)
    throw new ApiError(400, 'tooLong', `A value may have ${valueLimit} characters.`, { field })
  }
  if (!isText(pathname + search)) throw new ApiError(400, 'notUtf8', 'The address is not UTF-8 text.')
  // The router would resolve it to another path than checks that compare addresses.
  if (spellingOf(pathname) !== 'canonical')
    throw new ApiError(400, 'notCanonical', 'The path is not written in its canonical form.')
}

/** The pattern of the matching route. Errors: 404, 405. */
function matchRoute({ exact, patterns }: Calls, method: string, path: string): string {
  const matching = [...(exact.get(path) ?? []), ...patterns.filter((call) => call.path.test(path))]
  const here = matching.map((call) => call.method)
  const [call] = matching
  if (call === undefined) throw new ApiError(404, 'notFound', 'There is no such call.')
  if (here.includes(method) || (method === 'HEAD' && here.includes('GET'))) return call.route
  const allow = here.includes('GET') ? [...here, 'HEAD'] : here
  throw new ApiError(405, 'method', `The call takes ${allow.join(', ')}.`, {
    headers: { allow: allow.join(', ') },
  })
}

/**
 * Checks before every call: the address is well-formed, the call exists (404, 405), the caller is known (401) and
 * does not call too often (429), and a POST has the anti-forgery token of its session (403, reliability C4).
 */
export function guard(
  app: Hono<ApiEnv>,
  services: Services,
  findCaller: MiddlewareHandler<ApiEnv>,
): MiddlewareHandler<ApiEnv> {
  let calls: Calls | null = null
  const countCall = createRateGuard(services)
  return createMiddleware<ApiEnv>(async (c, next) => {
    calls ??= callsOf(app)
    checkAddress(c.req.url)
    const route = matchRoute(calls, c.req.method, c.req.path)
    return findCaller(c, async () => {
      if (route !== hostOnly) countCall(c, route)
      const { sessionHash } = c.get('caller')
      if (c.req.method === 'POST' && !ofPrograms.has(c.req.path)) {
        const value = c.req.header('x-csrf-token') ?? ''
        if (sessionHash === null || !isAntiForgeryToken(services.keys.antiForgery, sessionHash, value)) {
          throw new ApiError(403, 'antiForgery', 'The anti-forgery header does not fit the session.')
        }
      }
      await next()
    })
  })
}
