import { canOpenPage, getUser, languageOfLocale, mailLanguageOf, notifyUser } from '../../accounts/service.ts'
import { sites } from '../../contract/index.ts'
import { formatMoney } from '../../mail/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { Services } from '../../platform/services.ts'
import { wantsMail } from '../../push/service.ts'
import { dayFormatter } from '../../sites/service.ts'
import { siteKeyOf } from '../issuing/line-picks.ts'
import type { findInvoice } from '../store.ts'
import { invoiceTitle } from './invoice-sheet.ts'

type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** Users who act for a customer and have chosen to be told about new invoices in some way. */
const usersToTell = (queries: Queries, customerId: string): Promise<{ id: string }[]> =>
  queries
    .selectFrom('users')
    .innerJoin('attachments', 'attachments.userId', 'users.id')
    .select('users.id')
    .where('attachments.customerId', '=', customerId)
    .where('attachments.state', '=', 'active')
    .where('users.blocked', '=', 0)
    .where((eb) => eb.or([eb('invoiceMail', '=', 1), eb('pushEvents', 'like', '%invoice%')]))
    .orderBy('users.id')
    .execute()

/**
 * Notifies the users of the customer who have chosen it of a new invoice, by the channels of their choice, if they may
 * see the invoices of the customer. Whoever has the address that gets the invoice itself is not mailed twice.
 */
export async function notifyOfInvoice(
  context: WriteContext,
  originOf: Services['originOf'],
  { number, kind, total, currency, dueOn, customerId, site: siteName }: Invoice,
  invoiceEmail: string,
): Promise<void> {
  const { trx } = context
  const site = siteKeyOf(siteName)
  for (const { id: userId } of await usersToTell(trx, customerId)) {
    if (!(await canOpenPage(trx, { userId, customerId, siteName: site }, 'invoices'))) continue
    const user = await getUser(trx, userId)
    const language = mailLanguageOf(user, languageOfLocale(sites[site].defaultLocale) ?? 'en')
    const isSame = user.email.toLowerCase() === invoiceEmail.toLowerCase()
    await notifyUser(context, {
      event: 'invoice',
      customerId,
      isMailed: wantsMail(user, 'invoice') && !isSame,
      mail: {
        id: `invoice-news-${number}-${userId}`,
        kind: 'invoiceNews',
        user,
        site,
        language,
        origin: originOf(site),
        link: { path: `/my-pages/invoices/${encodeURIComponent(number)}` },
        values: [
          invoiceTitle({ kind, number }, language),
          formatMoney(total, currency),
          dayFormatter(language)(dueOn),
        ],
        owner: { customerId, userId },
      },
    })
  }
}
