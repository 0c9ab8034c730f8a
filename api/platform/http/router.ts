import type { Hono } from 'hono'
import { type Call, nameOfCall } from '../../contract/index.ts'
import type { WriteContext } from '../database/write-context.ts'
import { createRateGuard } from '../rate-limit/rate-guard.ts'
import type { ApiContext, ApiEnv, Caller, Services } from '../services.ts'
import { allowCaching } from './allow-caching.ts'
import { answerOnce } from './answer-once.ts'
import { checkAntiForgery } from './anti-forgery.ts'
import { ApiError } from './api-error.ts'
import { checkAddress } from './check-address.ts'
import { readBody, readQuery } from './read-request.ts'
import type { CallRequest, Mount, MountOptions } from './route-group.ts'

/** What the router asks about callers. */
export interface CallerAccess<Rule> {
  /** The caller of a request. Errors: 401. */
  identify: (c: ApiContext) => Promise<Caller>
  /** Whether a value is a rule, for values that the compiler has not checked. */
  isRule: (rule: unknown) => rule is Rule
  /** Errors: 401, 403 or 404 for a caller whom the rule does not admit. */
  check: (c: ApiContext, rule: Rule) => Promise<void>
}

/** A handler of any call: the types of its request and its answer are those of the call that it is mounted with. */
type AnyHandler = (
  request: CallRequest<Call>,
  context?: WriteContext,
) => object | null | Promise<object | null>

/** The checked request of a call. Errors: 400, 413, 415. */
async function readCall(c: ApiContext, call: Call): Promise<CallRequest<Call>> {
  const { query, readsQuery, body, bodyLimit, signed } = call
  const request = {
    c,
    caller: c.get('caller'),
    params: c.req.param(),
    query: query === undefined || readsQuery ? undefined : readQuery(c, query),
    body: body === undefined || signed ? undefined : await readBody(c, body, bodyLimit),
  }
  return request as CallRequest<Call> // parsed with the schemas of the call
}

function answerJson(c: ApiContext, { answerLength, cache }: Call, answer: object | null): Response {
  if (cache !== undefined) allowCaching(c, cache)
  if (answerLength === undefined) return c.json(answer)
  return c.body(JSON.stringify(answer).padEnd(answerLength), 200, { 'Content-Type': 'application/json' })
}

/**
 * Mounts calls on an app. Before its handler, a call has these checks: the address is well-formed, the call exists
 * (404, 405), the caller is known (401) and does not call too often (429), a POST has the anti-forgery token of its
 * session (403, reliability C4), its rule admits the caller, and query and body fit its schemas. Throws for a call
 * without a rule, so that such a service does not start.
 */
export function createRouter<Rule>(
  app: Hono<ApiEnv>,
  services: Services,
  access: CallerAccess<Rule>,
): {
  mount: Mount
  /** Refuses other methods of the mounted calls. To be called after the last call is mounted. */
  refuseOthers: () => void
} {
  const countCall = createRateGuard(services)
  const methods = new Map<string, string[]>()
  const longValues = new Set<string>()

  app.use((c, next) => {
    checkAddress(c.req.url, longValues)
    return next()
  })

  const answerCall = (
    call: Call,
    handler: AnyHandler,
    { startsJobs = false, hasSecretBody = false, replay }: MountOptions,
  ) => {
    const { idempotencyKey } = call
    const answer =
      idempotencyKey === undefined
        ? async (c: ApiContext) => {
            const result = await handler(await readCall(c, call))
            return result instanceof Response ? result : answerJson(c, call, result)
          }
        : async (c: ApiContext) => {
            const request = await readCall(c, call)
            const { caller, body = {} } = request
            const options = {
              request: hasSecretBody ? {} : body,
              keyRequired: idempotencyKey === 'required',
              ...(replay ? { replay: (stored: string) => replay(stored, caller) } : {}),
            }
            return answerOnce(c, services, caller, options, async (context) => handler(request, context))
          }
    if (!startsJobs) return answer
    return async (c: ApiContext) => {
      const response = await answer(c)
      services.startJobs()
      return response
    }
  }

  const mount: Mount = (call, handler, options = {}) => {
    const { method, path, rule, signed = false } = call
    if (!access.isRule(rule)) throw new Error(`${nameOfCall(call)} has no rule that says who may call it.`)
    if (call.longValues) longValues.add(path)
    methods.set(path, [...(methods.get(path) ?? []), method])
    // A host proves itself with its secret, another program with its signature.
    const needsToken = method === 'POST' && rule !== 'host' && !signed
    const answer = answerCall(call, handler as AnyHandler, options)
    app.on(method, path, async (c) => {
      c.set('caller', await access.identify(c))
      if (rule !== 'host') countCall(c, call)
      if (needsToken) checkAntiForgery(c, services.keys)
      if (rule !== 'public') await access.check(c, rule)
      return answer(c)
    })
  }

  const refuseOthers = (): void => {
    for (const [path, known] of methods) {
      const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : [])].join(', ')
      app.all(path, () => {
        throw new ApiError(405, 'method', `The call takes ${allow}.`, { headers: { allow } })
      })
    }
  }
  return { mount, refuseOthers }
}
