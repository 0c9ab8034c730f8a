import { isActiveAt, mailLanguageOf, findUser, notifyUser } from '../accounts/service.ts'
import type { ReturnState } from '../contract/index.ts'
import { siteKeyOf, documentLanguage } from '../invoices/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import type { ReturnRow } from './store.ts'

/** What news of a case say: its new state with what was said about it, or a message without a new state. */
export type ReturnNews = { state: ReturnState; message: string } | { state: null; message: string }

/**
 * Notifies the user who has begun a case of what is new about it, with a link to the case, by the channels of the
 * user's choice, unless the user may no longer act for the customer.
 */
export async function mailReturnNews(
  context: WriteContext,
  { number, userId, customerId, site }: Pick<ReturnRow, 'number' | 'userId' | 'customerId' | 'site'>,
  { state, message }: ReturnNews,
  originOf: OriginOf,
): Promise<void> {
  const user = await findUser(context.trx, userId)
  if (user === undefined) return
  if (!(await isActiveAt(context.trx, userId, customerId))) return
  const key = siteKeyOf(site)
  const language = mailLanguageOf(user, documentLanguage(key))
  await notifyUser(context, {
    event: 'return',
    customerId,
    mail: {
      kind: state === null ? 'returnMessage' : 'returnState',
      user,
      site: key,
      language,
      origin: originOf(key),
      link: { path: `/my-pages/returns-and-complaints?case=${number}` },
      values:
        state === null
          ? [number, message]
          : [number, translationsFor(language).returns.states[state], message],
      owner: { customerId, userId },
    },
  })
}
