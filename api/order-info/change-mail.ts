import { brandNameOf } from '../contract/index.ts'
import { type SessionCaller, mailLanguageOf, findUser } from '../accounts/service.ts'
import { articleTextsFor } from '../catalogue/articles/service.ts'
import { formatQuantity, type MailContent, renderHtml, renderText, type Mail } from '../mail/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { wantsMail, writePush } from '../push/service.ts'
import { siteSettingsOf, fillText, locales, translationsFor } from '../sites/service.ts'
import type { OrderLineRow } from '../orders/service.ts'

/** A line with its quantity before and after a change, in order units. */
export interface ChangedLine {
  line: OrderLineRow
  before: number
  after: number
}

/** Confirms a change of an order in the browsers of the user who has made it. */
export async function pushChange(
  context: WriteContext,
  caller: SessionCaller,
  orderNumber: string,
): Promise<void> {
  const user = await findUser(context.trx, caller.userId)
  if (user === undefined) return
  const language = mailLanguageOf(user, caller.language)
  await writePush(context, user, {
    event: 'order',
    site: caller.siteName,
    customerId: caller.customerId,
    language,
    title: fillText(translationsFor(language).orderChangeMail.subject, orderNumber),
    path: `/my-pages/order-info/${encodeURIComponent(orderNumber)}`,
  })
}

/**
 * Confirms a change of an order by mail to the user who has made it; null for a user without address, or who wants no
 * such mail.
 */
export async function changeMail(
  db: Queries,
  caller: SessionCaller,
  { number, currency: _currency }: { number: string; currency: string },
  changes: readonly ChangedLine[],
): Promise<Omit<Mail, 'id'> | null> {
  const user = await findUser(db, caller.userId)
  if (user === undefined || user.email === '' || !wantsMail(user, 'order')) return null
  const language = mailLanguageOf(user, caller.language)
  const { orderChangeMail: texts, orderMail } = translationsFor(language)
  const units = await articleTextsFor(
    db,
    { ...caller, language },
    changes.map(({ line: { unit } }) => ({ unit })),
  )
  const { phone, email } = siteSettingsOf(caller.site, language).customerService
  const content: MailContent = {
    language: locales[language],
    from: brandNameOf(caller.siteName),
    title: fillText(texts.subject, number),
    greeting: fillText(orderMail.greeting, user.name),
    opening: fillText(texts.opening, number),
    facts: [],
    lines: changes.map(({ line, before, after }) => ({
      number: line.variantCode,
      name: line.name,
      count:
        after === 0
          ? texts.cancelled
          : fillText(texts.lowered, formatQuantity(before), formatQuantity(after), units.unit(line)),
      price: '',
      amount: '',
      notes: [],
    })),
    totals: [],
    closing: fillText(texts.closing, phone, email),
  }
  return {
    site: caller.siteName,
    recipient: user.email,
    subject: content.title,
    content: await renderText(content),
    html: await renderHtml(content),
  }
}
