import {
  languageOfLocale,
  type SessionCaller,
  writeAccountMail,
  mailLanguageOf,
  getUser,
  administratorsOf,
} from '../accounts/service.ts'
import { siteKeyOf, siteKeys } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { customersOf } from './customers-of.ts'
import { openValues } from './details.ts'
import { lockOwnApplication, type NamedApplication } from './keys.ts'
import { type MailSettings, consumeMailLimit, siteOfApplication } from './mails.ts'
import { changeApplication } from './store.ts'

/** Where administrators invite somebody to their company. */
const invitationPage = '/my-pages/user-administration?view=new'

/**
 * Asks the administrators of the company for access, for an applicant without an account whose application has ended as
 * a duplicate. They get name and address by mail, once, and decide themselves. The answer never tells whom it was sent
 * to. Errors: 403 `signatory`, 404, 409 `otherApplication`, `notDuplicate`, or `nobodyToAsk` for a number that is
 * masked or of no customer.
 */
export async function askAttachment(
  context: WriteContext,
  { key, originOf }: MailSettings,
  caller: SessionCaller,
  named: NamedApplication,
): Promise<void> {
  const { application } = await lockOwnApplication(context, named, {
    site: caller.site,
    role: 'applicant',
  })
  if (application.state !== 'duplicate')
    throw new ApiError(409, 'notDuplicate', 'The company of the application is no customer yet.')
  if (application.attachmentAskedAt !== null) return
  const values = openValues(key, application.details)
  const customers = await customersOf(context.trx, application, values)
  // The number of a sole trader is masked when the application ends. Whether there is such a customer is not told.
  if (customers.length === 0)
    throw new ApiError(409, 'nobodyToAsk', 'Customer service helps: nobody can be asked from here.')
  await changeApplication(context, application.id, { attachmentAskedAt: context.now.toISOString() })
  const { name, email } = values.persons.applicant
  const language = languageOfLocale(application.language) ?? 'en'
  for (const customer of customers) {
    const site =
      siteKeys.find((known) => known === customer.site) ?? siteKeyOf(siteOfApplication(application))
    for (const { id } of await administratorsOf(context.trx, customer.id)) {
      const user = await getUser(context.trx, id)
      if (await consumeMailLimit(context, key, user.email))
        await writeAccountMail(context, {
          kind: 'applicationAttachment',
          user,
          site,
          language: mailLanguageOf(user, language),
          origin: originOf(site),
          values: [customer.name, name, email],
          link: { path: invitationPage },
        })
    }
  }
}
