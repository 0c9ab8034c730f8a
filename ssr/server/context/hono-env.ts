import type { HttpBindings } from '@hono/node-server'
import type { Visit } from './request-context.ts'

/** What every handler of the host finds in `c.env`. */
export interface HostEnv {
  Bindings: HttpBindings & { visit: Visit }
}
