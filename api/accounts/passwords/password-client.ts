import { readClient, readOrigin } from '../../platform/http/client.ts'
import type { ApiContext, Services } from '../../platform/services.ts'
import type { PasswordClient } from './service.ts'

/** The client of a call, as the use cases of passwords and factors need it. */
export function passwordClientOf(c: ApiContext, services: Services): PasswordClient {
  const { siteName: site, language } = c.get('caller')
  return { site, language, origin: readOrigin(c, services), address: readClient(c, services).address }
}
