import type { NewsEvent } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { wantsMail, writePush } from '../push/service.ts'
import { type AccountMail, accountMailTitle, writeAccountMail } from './account-mail.ts'
import type { UserRow } from './users/store.ts'

/** News for a user: the mail, and what is the same in every channel. */
export interface UserNews {
  event: NewsEvent
  /** The customer whom it is about. */
  customerId: string
  mail: AccountMail & { user: UserRow }
  /** @default as the user has chosen */
  isMailed?: boolean
  /** The title in browsers. @default that of the mail */
  title?: string
  /** The page that a notification leads to. @default that of the mail's link */
  path?: string
}

/** Notifies a user of an event by the channels of the user's choice, in the transaction of the event. */
export async function notifyUser(
  context: WriteContext,
  { event, customerId, mail, isMailed, title, path }: UserNews,
): Promise<void> {
  const { user, site, language, link } = mail
  if (isMailed ?? wantsMail(user, event)) await writeAccountMail(context, mail)
  await writePush(context, user, {
    event,
    site,
    customerId,
    language,
    title: title ?? accountMailTitle(mail),
    path: path ?? link?.path ?? '/my-pages',
  })
}
