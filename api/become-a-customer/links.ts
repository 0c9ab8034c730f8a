import * as v from 'valibot'
import type { Services } from '../platform/services.ts'
import type { SessionCaller } from '../accounts/service.ts'
import type { ApplicationRole, LinkPreview, openApplicationRequestSchema } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { createJobHandler, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/store.ts'
import { emailHash, openValues } from './details.ts'
import { createKey, findBrowserKey, hashKey } from './keys.ts'
import { mailAbout } from './mails.ts'
import { daysAfter, draftDays, isDecided, isOpen, mostLinksPerDay } from './rules.ts'
import {
  type ApplicationKeyRow,
  type ApplicationRow,
  countLinks,
  deleteKey,
  findApplication,
  findKey,
  lockApplication,
  releaseDraft,
} from './store.ts'

/** The job that mails the links of a mail address on a site. */
const linkJob: JobKind<{ emailHash: string; site: string }> = {
  kind: 'applicationLinks',
  schema: v.object({ emailHash: v.string(), site: v.string() }),
}

/** Most applications of a mail address to which links are mailed at once. */
const mostApplications = 5
const dayMs = 86_400_000

/**
 * Asks for links to the applications of a mail address. A job looks them up: the call writes the same row and takes the
 * same time whether or not there are any.
 */
export async function requestLinks(
  context: WriteContext,
  key: Buffer,
  { site }: SessionCaller,
  email: string,
): Promise<void> {
  await enqueue(context, linkJob, { payload: { emailHash: emailHash(key, email), site } })
}

/** The handler of requests for links. At most five links of an application are mailed within a day. */
export const createApplicationLinkSender = ({
  store: { db },
  keys,
  originOf,
  clock,
}: Pick<Services, 'store' | 'keys' | 'originOf' | 'clock'>): JobHandler =>
  createJobHandler(linkJob, {
    run: async ({ emailHash: hash, site }) => {
      const rows = await db
        .selectFrom('applications')
        .selectAll()
        .where('emailHash', '=', hash)
        .where('site', '=', site)
        .where('expiresAt', '>', clock().toISOString())
        .orderBy('changedAt', 'desc')
        .limit(mostApplications)
        .execute()
      return async (context) => {
        const since = new Date(context.now.getTime() - dayMs)
        for (const row of rows) {
          if (isDecided(row.state)) continue
          if ((await countLinks(context.trx, row.id, 'link', since)) >= mostLinksPerDay) continue
          const { name, email } = openValues(keys.applications, row.details).persons.applicant
          await mailAbout(context, { originOf, key: keys.applications }, row, {
            kind: 'applicationLink',
            to: { name, email },
            values: [String(draftDays)],
            opens: { role: 'applicant', kind: 'link' },
          })
        }
      }
    },
  })

const gone = () => notFound('The link is used or has expired.', 'token')

/** Days for which the browser of a signatory may read the application. */
const signatoryDays = 7

/** A mailed link with its application, as a browser has followed it. */
interface FollowedLink {
  link: ApplicationKeyRow
  application: ApplicationRow
  /** The key that the browser has. */
  own: ApplicationKeyRow | undefined
}

/**
 * Finds the link of a token on a site. Errors: 404, 409 `sameBrowser` for a signatory's link in the browser of the
 * applicant.
 */
async function findLink(
  queries: Queries,
  now: Date,
  { site, token, browserKey }: { site: string; token: string; browserKey: string | null },
): Promise<FollowedLink> {
  const link = await findKey(queries, hashKey(token), now)
  if (link === undefined || link.kind === 'browser') throw gone()
  const application = await findApplication(queries, link.applicationId)
  if (application === undefined || application.site !== site) throw gone()
  const own = await findBrowserKey(queries, browserKey, now)
  if (own?.applicationId === application.id && own.role === 'applicant' && link.role === 'signatory')
    throw new ApiError(409, 'sameBrowser', 'The signatory opens the link in a browser of the own.', {
      field: 'token',
    })
  return { link, application, own }
}

/** Whether the browser would lose sight of an application that still waits for somebody. */
async function hidesAnother(queries: Queries, { application, own }: FollowedLink): Promise<boolean> {
  if (own === undefined || own.applicationId === application.id) return false
  const other = await findApplication(queries, own.applicationId)
  if (other === undefined) return false
  return own.role === 'signatory' ? isOpen(other.state) : !isDecided(other.state)
}

/** What a mailed link opens. It opens nothing and uses nothing up. Errors: as `openLink`, without `otherDraft`. */
export async function previewLink(
  queries: Queries,
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  followed: { site: string; token: string; browserKey: string | null },
): Promise<LinkPreview> {
  const found = await findLink(queries, clock(), followed)
  const { company, persons } = openValues(keys.applications, found.application.details)
  return {
    role: found.link.role,
    companyName: company.name,
    applicant: persons.applicant.name,
    replaces: await hidesAnother(queries, found),
  }
}

/**
 * Opens the application of a mailed link in this browser. A signatory's link works once, and not in the browser of the
 * applicant, who would lose the draft by it. Errors: 404, 409 `sameBrowser`, 409 `otherDraft` if the browser has
 * another application and `replace` is false.
 */
export async function openLink(
  context: WriteContext,
  { site, sessionHash }: SessionCaller,
  { token, replace }: v.InferOutput<typeof openApplicationRequestSchema>,
  browserKey: string | null,
): Promise<{ application: ApplicationRow; role: ApplicationRole; key: string }> {
  const { trx, now } = context
  const found = await findLink(trx, now, { site, token, browserKey })
  const { link, own } = found
  const { role } = link
  const application = await lockApplication(context, link.applicationId)
  if (application === undefined) throw gone()
  if (own?.applicationId === application.id && own.role === 'applicant')
    return { application, role, key: browserKey ?? '' }
  if (!replace && (await hidesAnother(trx, found)))
    throw new ApiError(409, 'otherDraft', 'This browser has another application.', { field: 'replace' })
  if (link.kind === 'onceLink' && !(await deleteKey(trx, link.keyHash))) throw gone()
  // Otherwise the next application of this browser would go on in the draft that it has left.
  await releaseDraft(trx, sessionHash, application.id)
  const expiresAt = role === 'applicant' ? application.expiresAt : daysAfter(now, signatoryDays)
  const key = await createKey(context, { applicationId: application.id, role, kind: 'browser', expiresAt })
  return { application, role, key }
}
