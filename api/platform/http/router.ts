import type { Hono } from 'hono'
import { isAccessRule, type AccessRule } from '../../accounts/permissions/access-rule.ts'
import { checkAccess } from '../../accounts/permissions/check-access.ts'
import type { ApiEnv, Router, Handler, Services } from '../services.ts'

/** Adds calls to an app, each with its access rule. Throws for a call without one, so that such a service does not start. */
export function createRouter(app: Hono<ApiEnv>, services: Services, rules: Map<string, AccessRule>): Router {
  const mount = (method: 'GET' | 'POST', path: string, rule: AccessRule, handler: Handler): void => {
    const call = `${method} ${path}`
    if (!isAccessRule(rule)) throw new Error(`${call} has no rule that says who may call it.`)
    rules.set(call, rule)
    app.on(method, path, async (c) => {
      await checkAccess(c, services, rule)
      return handler(c)
    })
  }
  return {
    get: (path, rule, handler) => mount('GET', path, rule, handler),
    post: (path, rule, handler) => mount('POST', path, rule, handler),
  }
}
