import { randomUUID } from 'node:crypto'
import type { Language } from '@tradecounter/search'
import { brandNameOf, siteKeyOf, type SiteName } from '../contract/index.ts'
import { renderHtml, renderText, type MailContent, writeMail } from '../mail/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { JobOwner } from '../platform/jobs/store.ts'
import { siteSettingsOf, fillText, locales, translationsFor, type Translations } from '../sites/service.ts'

/** What a mail about an account says. */
export type AccountMailKind = Exclude<keyof Translations['accountMail'], 'greeting' | 'closing' | 'notYou'>

/** The site of a mail and the language of its reader. */
export interface AccountMailPlace {
  site: SiteName
  language: Language
  /** Origin of the shop, for the link. */
  origin: string
}

/** A mail about an account to its user. */
export interface AccountMail extends AccountMailPlace {
  /** The database refuses a second mail with the same id. @default a random one */
  id?: string
  kind: AccountMailKind
  user: { name: string; userName: string; email: string }
  /** @default the user's own address */
  recipient?: string
  /** Page of the link. A token is in the fragment: no server sees or logs it. */
  link?: { path: string; token?: string }
  /** The values of the text's placeholders after brand (`{0}`) and user name (`{1}`). */
  values?: readonly string[]
  /** Who causes the mail. @default the shop itself */
  owner?: JobOwner
  /** Kept files that are attached. */
  fileIds?: readonly string[]
}

const addressOf = (origin: string, { path, token }: { path: string; token?: string }): string =>
  `${origin}${path}${token === undefined ? '' : `#${token}`}`

/** Notices tell the user what has happened, and what to do if it was somebody else. */
const isNotice = (kind: AccountMailKind): boolean => kind.startsWith('notice')

/** The title of a mail about an account. */
export function accountMailTitle({
  kind,
  user,
  site,
  language,
  values = [],
}: Pick<AccountMail, 'kind' | 'user' | 'site' | 'language' | 'values'>): string {
  const { [kind]: text } = translationsFor(language).accountMail
  return fillText(text.subject, brandNameOf(site), user.userName, ...values)
}

/**
 * Writes a mail about an account in the transaction of its event. Returns the id of the mail and of its job, or null
 * for a user without an address.
 */
export async function writeAccountMail(
  context: WriteContext,
  {
    id = `account-${randomUUID()}`,
    kind,
    user,
    recipient = user.email,
    site,
    language,
    origin,
    link,
    values = [],
    owner,
    fileIds,
  }: AccountMail,
): Promise<string | null> {
  if (recipient === '') return null
  const texts = translationsFor(language).accountMail
  const { [kind]: text } = texts
  const brand = brandNameOf(site)
  const { phone, email } = siteSettingsOf(siteKeyOf(site), language).customerService
  const fill = (sentence: string): string => fillText(sentence, brand, user.userName, ...values)
  const content: MailContent = {
    language: locales[language],
    from: brand,
    title: fill(text.subject),
    greeting: fillText(texts.greeting, user.name || user.userName),
    opening: fill(text.text).trim(),
    facts: isNotice(kind) ? [fillText(texts.notYou, phone, email)] : [],
    ...(link === undefined || !('action' in text)
      ? {}
      : { link: { label: text.action, url: addressOf(origin, link) } }),
    lines: [],
    totals: [],
    closing: fillText(texts.closing, phone, email),
  }
  const mail = { id, site, recipient, subject: content.title }
  await writeMail(
    context,
    { ...mail, content: await renderText(content), html: await renderHtml(content) },
    owner ?? { customerId: '', userId: '' },
    fileIds,
  )
  return id
}
