import { randomUUID } from 'node:crypto'
import { languageOf } from '@tradecounter/search'
import * as v from 'valibot'
import { readSiteName } from '../../contract/index.ts'
import type { Store } from '../../platform/database/store.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { createJobHandler, type JobHandler, type JobKind } from '../../platform/jobs/job-kind.ts'
import { enqueue, type JobOwner } from '../../platform/jobs/store.ts'
import { writeAccountMail, type AccountMailPlace } from '../account-mail.ts'
import type { LinkPurpose } from '../../platform/database/schema/link-purpose.ts'
import { placeFor } from '../users/mail-language.ts'
import { findUsersByNameOrEmail, type UserRow } from '../users/store.ts'
import { createLink, hasManyLinks, invitationDays, linkMinutes } from './one-time-links-store.ts'

/** The page that uses a link. */
const pages: Readonly<Record<LinkPurpose, string>> = {
  password: '/set-password',
  invitation: '/set-password',
  unlock: '/unlock-account',
  email: '/confirm-email',
  attachment: '/accept-invitation',
}

/** The job that answers a request for a link. */
const linkJob: JobKind<{ request: string }> = {
  kind: 'link',
  schema: v.object({ request: v.string() }),
}

/**
 * Saves a request for a link. A job looks the name up: the call writes the same rows and takes the same time whether or
 * not there is such a user.
 */
export async function requestLink(
  context: WriteContext,
  { name, purpose, site, language, origin }: { name: string; purpose: LinkPurpose } & AccountMailPlace,
): Promise<void> {
  const id = randomUUID()
  await context.trx
    .insertInto('linkRequests')
    .values({ id, name, purpose, site, language, origin, createdAt: context.now.toISOString() })
    .execute()
  await enqueue(context, linkJob, { payload: { request: id } })
}

/**
 * Makes a link and writes the mail with it, in the language that the user has chosen. Returns the id of the mail; null
 * for a user without an address.
 */
async function mailLink(
  context: WriteContext,
  user: UserRow,
  purpose: LinkPurpose,
  {
    duration,
    ...more
  }: AccountMailPlace & {
    duration: number
    values?: readonly string[]
    email?: string
    customerId?: string
    owner?: JobOwner
  },
): Promise<string | null> {
  const { email, customerId, values = [], ...place } = more
  const token = await createLink(context.trx, user.id, context.now, {
    purpose,
    email: email ?? user.email,
    ...(customerId === undefined ? {} : { customerId }),
  })
  return writeAccountMail(context, {
    ...placeFor(user, place),
    kind: purpose,
    user,
    ...(email === undefined ? {} : { recipient: email }),
    link: { path: pages[purpose], token },
    values: [String(duration), ...values],
  })
}

/** The handler of the requests for links. Blocked users and those who were sent many links get none. */
export const createLinkSender = ({ db }: Store): JobHandler =>
  createJobHandler(linkJob, {
    run: async ({ request: id }) => {
      const request = await db.selectFrom('linkRequests').selectAll().where('id', '=', id).executeTakeFirst()
      if (request === undefined) return
      const { purpose, origin } = request
      const users = (await findUsersByNameOrEmail(db, request.name)).filter(({ blocked }) => blocked === 0)
      const language = languageOf(request.language)
      const place = { site: readSiteName(request.site), language, origin }
      return async (context) => {
        for (const user of users)
          if (user.email !== '' && !(await hasManyLinks(context.trx, user.id, purpose, context.now)))
            await mailLink(context, user, purpose, { ...place, duration: linkMinutes })
        // The name may be a mistyped password: it is not kept.
        await context.trx.deleteFrom('linkRequests').where('id', '=', id).execute()
      }
    },
  })

/** Sends the link that confirms a new e-mail address to that address. */
export const mailEmailLink = (
  context: WriteContext,
  user: UserRow,
  email: string,
  place: AccountMailPlace,
): Promise<string | null> =>
  mailLink(context, user, 'email', { ...place, duration: linkMinutes, email, values: [email] })

/**
 * Invites a user, who has no password yet: sends a link that sets the first one, valid for seven days. A new invitation
 * ends the earlier one. `company` is named in the mail; the job of the mail belongs to `owner`, who invites. Returns
 * the id of the mail and of its job, by which its delivery can be followed; null for a user without an address.
 */
export const inviteUser = (
  context: WriteContext,
  user: UserRow,
  { company, ...place }: AccountMailPlace & { company: string; owner: JobOwner },
): Promise<string | null> =>
  mailLink(context, user, 'invitation', { ...place, duration: invitationDays, values: [company] })

/**
 * Asks a user of another customer to act for `company` too, by a link that is valid for seven days. Returns as
 * `inviteUser`.
 */
export const mailAttachmentLink = (
  context: WriteContext,
  user: UserRow,
  { company, ...place }: AccountMailPlace & { company: string; customerId: string; owner: JobOwner },
): Promise<string | null> =>
  mailLink(context, user, 'attachment', { ...place, duration: invitationDays, values: [company] })

/** Sends a link that sets a new password. Returns as `inviteUser`. */
export const mailPasswordLink = (
  context: WriteContext,
  user: UserRow,
  place: AccountMailPlace & { owner: JobOwner },
): Promise<string | null> => mailLink(context, user, 'password', { ...place, duration: linkMinutes })
