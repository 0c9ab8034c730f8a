import { pageRefusal } from '../../my-pages/service.ts'
import type { AccessRule } from './access-rule.ts'
import { notPermitted } from './permitted.ts'
import { permissionsOf } from './store.ts'
import { requireRecentProof } from '../second-factor/recent-proof.ts'
import { isHost, readOrigin } from '../../platform/http/client.ts'
import { requireSignedIn } from '../caller.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { ApiContext, Services } from '../../platform/services.ts'

/**
 * Checks the access rule of a call before its handler runs. Permissions are read at each call, so that changes apply at
 * once. Errors: 401 without a session or for a visitor, 403 with the permission that is missing or with `confirm`, 404
 * for a page that the site does not have.
 */
async function checkAccess(c: ApiContext, services: Services, rule: AccessRule): Promise<void> {
  if (rule === 'public') return
  if (typeof rule === 'object' && 'recent' in rule) {
    await checkAccess(c, services, rule.recent)
    return requireRecentProof(services, c.get('caller'), readOrigin(c, services))
  }
  const caller = c.get('caller')
  if (rule === 'host') {
    if (!isHost(c, services)) throw new ApiError(403, 'hostOnly', 'Only the host may call this.')
    return
  }
  if (caller.sessionHash === null && (rule === 'session' || (typeof rule === 'object' && 'users' in rule)))
    throw new ApiError(401, 'session', 'There is no session.')
  if (rule === 'session') return
  if (typeof rule === 'object' && 'users' in rule && caller.userId === '') return
  const { userId, customerId, siteName } = requireSignedIn(caller)
  if (rule === 'signed-in') return
  const allowed = await permissionsOf(services.store.db, userId, customerId)
  if (typeof rule === 'object' && 'page' in rule) {
    const refusal = pageRefusal(rule.page, siteName, allowed)
    if (refusal?.reason === 'notOffered') throw notFound('There is no such page.')
    if (refusal) throw notPermitted(refusal.permission)
    return
  }
  const permission = typeof rule === 'object' ? rule.users : rule
  if (!allowed.includes(permission)) throw notPermitted(permission)
}

/** The check of access rules. Errors: as `checkAccess`. */
export const createAccessCheck =
  (services: Services) =>
  (c: ApiContext, rule: AccessRule): Promise<void> =>
    checkAccess(c, services, rule)
