import type { HttpBindings } from '@hono/node-server'
import type { Visit } from './visit.ts'

/** What every handler of the host finds in `c.env`. */
export interface HostEnv {
  Bindings: HttpBindings & {
    visit: Visit
    /** An address that nobody could mean: answered with the not-found page and status 400. */
    malformed: boolean
  }
}
