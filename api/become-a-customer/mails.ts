import type { Language } from '@tradecounter/search'
import {
  languageOfLocale,
  type AccountMailKind,
  mailLanguageOf,
  writeAccountMail,
} from '../accounts/service.ts'
import { siteKeyOf, type SiteName, sites, readSiteName } from '../contract/index.ts'
import { sellersWith } from '../sellers/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { emailHash } from './details.ts'
import { createKey } from './keys.ts'
import { mostMailsPerDay, mostSellerMailsPerDay } from './rules.ts'
import type { ApplicationRow } from './store.ts'

/** The page of the application, where links in mails lead. */
const applicationPage = '/become-a-customer/customer-account-application'

/** The site on which an application was made. */
export const siteOfApplication = ({ siteName }: Pick<ApplicationRow, 'siteName'>): SiteName =>
  readSiteName(siteName)
const languageOf = (text: string): Language => languageOfLocale(text) ?? 'en'

/**
 * Where the pages of an application are in its language: the origin of its shop, with the locale unless it is the
 * site's own.
 */
export function placeOf(originOf: OriginOf, application: Pick<ApplicationRow, 'siteName' | 'language'>) {
  const site = siteOfApplication(application)
  const language = languageOf(application.language)
  const { defaultLocale, offeredLocales } = sites[siteKeyOf(site)]
  const locale = [defaultLocale, ...offeredLocales].find((offered) => languageOfLocale(offered) === language)
  const prefix = locale === undefined || locale === defaultLocale ? '' : `/${locale}`
  return { site, language, origin: originOf(site) + prefix }
}

/** Mails that anybody can cause: they are counted by their recipient. The others are decisions of the shop. */
const counted: readonly AccountMailKind[] = [
  'applicationLink',
  'applicationSignature',
  'applicationSigned',
  'applicationReceived',
]

/**
 * Counts a mail that anybody can cause, and returns whether its recipient may get it: at most ten a day, so that the
 * forms send nobody heaps of mail.
 */
export const consumeMailLimit = async (context: WriteContext, key: Buffer, email: string): Promise<boolean> =>
  (await countMail(context, emailHash(key, email))) <= mostMailsPerDay

/** Counts a mail to a recipient, and returns how many there were today. */
async function countMail({ trx, now }: WriteContext, recipientHash: string): Promise<number> {
  const { count } = await trx
    .insertInto('applicationMails')
    .values({ recipientHash, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['recipientHash', 'day'])
        .doUpdateSet((eb) => ({ count: eb('applicationMails.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** What mails about applications are written with. */
export interface MailSettings {
  originOf: OriginOf
  /** Of the hashes by which recipients are counted. */
  key: Buffer
}

/**
 * A mail about an application. `opens`: whom its link lets in, with what kind of key and until when; `tab`: where,
 * without it on the first.
 */
interface ApplicationMail {
  kind: Extract<AccountMailKind, `application${string}`>
  to: { name: string; email: string }
  values: readonly string[]
  opens?: { role: 'applicant'; kind: 'link' } | { role: 'signatory'; kind: 'onceLink'; expiresAt: string }
  tab?: 'identify'
}

/**
 * Writes a mail about an application in the transaction of its event. Returns false if its recipient has got too many
 * today.
 */
export async function mailAbout(
  context: WriteContext,
  { originOf, key }: MailSettings,
  application: ApplicationRow,
  { kind, to, values, opens, tab }: ApplicationMail,
): Promise<boolean> {
  if (counted.includes(kind) && !(await consumeMailLimit(context, key, to.email))) return false
  const token =
    opens === undefined
      ? undefined
      : await createKey(context, {
          applicationId: application.id,
          expiresAt: application.expiresAt,
          ...opens,
        })
  await writeAccountMail(context, {
    kind,
    user: { name: to.name, userName: to.email, email: to.email },
    ...placeOf(originOf, application),
    values,
    ...(token === undefined
      ? {}
      : { link: { path: tab === undefined ? applicationPage : `${applicationPage}?tab=${tab}`, token } }),
  })
  return true
}

/**
 * Notifies all sellers who may answer that an application waits, in their own language, else in that of the
 * application. A seller who has got very many today finds it in the list alone.
 */
export async function mailSellers(
  context: WriteContext,
  { operatorOrigin, key }: { operatorOrigin: string | undefined; key: Buffer },
  application: ApplicationRow,
): Promise<void> {
  const { id, siteName, language, companyName, reference } = application
  for (const { name, email, language: own } of await sellersWith(context.trx, 'applications:answer')) {
    // Apart from what an applicant with the same address gets: nobody can use up the count by typing the address.
    const count = await countMail(context, emailHash(key, `seller ${email}`))
    if (count > mostSellerMailsPerDay) continue
    await writeAccountMail(context, {
      kind: 'applicationWaiting',
      user: { name, userName: email, email },
      site: siteOfApplication(application),
      language: mailLanguageOf({ language: own }, languageOf(language)),
      origin: operatorOrigin ?? '',
      values: [companyName, reference ?? '', siteName],
      ...(operatorOrigin === undefined ? {} : { link: { path: `/applications/${id}` } }),
    })
  }
}
