import type { HttpBindings } from '@hono/node-server'
import type { RequestContext } from './request-context.ts'

/** Types of `c.env` in every handler of the host. */
export interface HonoEnv {
  Bindings: HttpBindings & { context: RequestContext }
}
