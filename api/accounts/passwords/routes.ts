import { setPasswordRequestSchema } from '../../contract/index.ts'
import { readClient } from '../../platform/http/client.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { createPasswordSetter } from './service.ts'

const bodyLimit = 4 * 1024

/** `POST /api/user/setpassword`: sets a password by a one-time link. */
export const passwordRoutes: RouteGroup = (app, services) => {
  const setPassword = createPasswordSetter(services)

  app.post('/api/user/setpassword', 'session', async (c) => {
    const { token, password } = await readBody(c, setPasswordRequestSchema, bodyLimit)
    const { address } = readClient(c, services)
    await setPassword({ token, password, site: c.get('caller').site, address })
    return c.json({ success: true })
  })
}
