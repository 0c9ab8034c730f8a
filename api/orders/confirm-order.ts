import {
  findUser,
  getCustomer,
  mailLanguageOf,
  type SessionCaller,
  languageOfSite,
} from '../accounts/service.ts'
import { settingsOf } from '../company/service.ts'
import { writeMail } from '../mail/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { wantsMail, writePush } from '../push/service.ts'
import { fillText, translationsFor } from '../sites/service.ts'
import { type MailReader, type OrderedCart, orderMails } from './order-mail.ts'
import type { NewOrder, NewOrderLine } from './store.ts'

/**
 * Confirms an order: to the buyer in the own language, by the channels of the buyer's choice, and by mail to the
 * mailboxes that the company has named, in the language of the site.
 */
export async function confirmOrder(
  context: WriteContext,
  caller: SessionCaller,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
): Promise<void> {
  const { trx } = context
  const id = `order-${order.number}`
  const user = await findUser(trx, caller.userId)
  const readers: MailReader[] = []
  if (user !== undefined) {
    const language = mailLanguageOf(user, caller.language)
    if (user.email !== '' && wantsMail(user, 'order'))
      readers.push({ name: user.name, language, mailboxes: [{ id, recipient: user.email }] })
    await writePush(context, user, {
      event: 'order',
      site: caller.siteName,
      customerId: caller.customerId,
      language,
      title: fillText(translationsFor(language).orderMail.subject, order.number),
      path: `/my-pages/order-info/${encodeURIComponent(order.number)}`,
    })
  }
  const buyerMailbox = readers[0]?.mailboxes[0]?.recipient
  const { confirmationEmails } = await settingsOf(trx, caller.customerId)
  const { name } = await getCustomer(trx, caller.customerId)
  readers.push({
    name,
    language: languageOfSite(caller.site),
    mailboxes: confirmationEmails
      .map((recipient, at) => ({ id: `${id}-${at + 1}`, recipient }))
      .filter(({ recipient }) => recipient !== buyerMailbox),
  })
  for (const reader of readers)
    for (const mail of await orderMails(trx, caller, order, lines, ordered, reader))
      await writeMail(context, mail, caller)
}
