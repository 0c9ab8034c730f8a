import { hashSessionId, newSessionId } from '../accounts/service.ts'
import type { ApplicationRole } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Queries } from '../platform/database/queries.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { ApiContext } from '../platform/services.ts'
import { type ApplicationKeyRow, type ApplicationRow, findKey, insertKey, lockApplication } from './store.ts'

/** The header in which host and service exchange the browser's key; the host keeps it in a cookie of its own. */
const applicationHeader = 'x-application'

/** The hash under which a key is stored. The key itself is in a cookie or a mail only. */
export const hashKey = hashSessionId

/** The key that the browser has; null if it has none of a valid form. */
export function readKey(c: ApiContext): string | null {
  const key = c.req.header(applicationHeader) ?? ''
  return /^[\w-]{43}$/u.test(key) ? key : null
}

/** Tells the host to keep a key in the browser. */
export const sendKey = (c: ApiContext, key: string): void => c.header(applicationHeader, key)
/** Tells the host to end the key in the browser. */
export const forgetKey = (c: ApiContext): void => c.header(applicationHeader, '')

/** Makes a key and returns it. */
export async function createKey(
  { trx, now }: WriteContext,
  row: Pick<ApplicationKeyRow, 'applicationId' | 'role' | 'kind' | 'expiresAt'>,
): Promise<string> {
  const key = newSessionId()
  await insertKey(trx, { ...row, keyHash: hashKey(key), createdAt: now.toISOString() })
  return key
}

/** The key row of a browser's key: only cookies open an application without a click on a link. */
export async function findBrowserKey(
  queries: Queries,
  key: string | null,
  now: Date,
): Promise<ApplicationKeyRow | undefined> {
  if (key === null) return undefined
  const row = await findKey(queries, hashKey(key), now)
  return row?.kind === 'browser' ? row : undefined
}

/** The application that a call is about: the key of its browser, and the id of the application that its page shows. */
export interface NamedApplication {
  browserKey: string | null
  shown: string
}

/** For a page that shows another application than its browser has. */
export const otherApplication = () =>
  new ApiError(409, 'otherApplication', 'This browser has another application by now.', {
    field: 'application',
  })

const noApplication = () => new ApiError(404, 'noApplication', 'This browser has no application.')

/** An application and the right of the browser to it. */
export interface OwnApplication {
  application: ApplicationRow
  key: ApplicationKeyRow
}

/**
 * Locks the application of the browser, on its site. `shown` is null if its page shows none yet. Errors: 404, 409
 * `otherApplication`, 403 `signatory` if only the applicant may do it.
 */
export async function lockOwnApplication(
  context: WriteContext,
  { browserKey, shown }: { browserKey: string | null; shown: string | null },
  { site, role }: { site: string; role?: ApplicationRole },
): Promise<OwnApplication> {
  const row = await findBrowserKey(context.trx, browserKey, context.now)
  const application = row === undefined ? undefined : await lockApplication(context, row.applicationId)
  if (row === undefined || application === undefined || application.site !== site) throw noApplication()
  if (shown !== null && shown !== application.id) throw otherApplication()
  if (role !== undefined && row.role !== role)
    throw new ApiError(403, 'signatory', 'Only the applicant may do this.')
  return { application, key: row }
}
