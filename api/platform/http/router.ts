import type { Hono } from 'hono'
import { isRule, type Rule } from '../../accounts/permissions/access-rule.ts'
import { checkRule } from '../../accounts/permissions/check-access.ts'
import type { ApiEnv, Calls, Handler, Services } from '../services.ts'

/** Mounts calls on an app, each behind its rule. Throws for a call without one: such a service does not start. */
export function mountCalls(app: Hono<ApiEnv>, services: Services, rules: Map<string, Rule>): Calls {
  const mount = (method: 'GET' | 'POST', path: string, rule: Rule, handler: Handler): void => {
    const call = `${method} ${path}`
    if (!isRule(rule)) throw new Error(`${call} has no rule that says who may call it.`)
    rules.set(call, rule)
    app.on(method, path, async (c) => {
      await checkRule(c, services, rule)
      return handler(c)
    })
  }
  return {
    get: (path, rule, handler) => mount('GET', path, rule, handler),
    post: (path, rule, handler) => mount('POST', path, rule, handler),
  }
}
