import {
  findUser,
  mailLanguageOf,
  notifyUser,
  visibleOrdersFor,
  languageOfSite,
} from '../../accounts/service.ts'
import { type DeliveryChangeOutcome, sites, readSiteKey } from '../../contract/index.ts'
import { oneLine } from '../../mail/service.ts'
import { momentFormatter } from '../../platform/days.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { OriginOf } from '../../platform/services.ts'
import { wantsMail } from '../../push/service.ts'
import { fillText, locales, optionalText, translationsFor } from '../../sites/service.ts'
import { type DeliveryChangeRow, pointOf } from './store.ts'

/** A change with the carrier's answer. The window is the one that the answer promises. */
export type AnsweredChange = Pick<
  DeliveryChangeRow,
  'parcelNumber' | 'point' | 'promisedFrom' | 'promisedTo' | 'userId'
> & {
  outcome: DeliveryChangeOutcome
  /** Why the carrier refuses, in its own words; may be empty. */
  reason: string
}

/**
 * Notifies the user who has asked of the carrier's answer, by the channels of the user's choice, if the user may still
 * see the order. Returns whether by mail.
 */
export async function notifyRequester(
  context: WriteContext,
  originOf: OriginOf,
  orderId: string,
  change: AnsweredChange,
): Promise<boolean> {
  const { trx } = context
  const { userId, outcome, reason, parcelNumber } = change
  const user = await findUser(trx, userId)
  if (user === undefined || user.blocked === 1) return false
  const order = await trx
    .selectFrom('orders')
    .select(['number', 'site', 'customerId', 'userId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { number, customerId } = order
  const isVisible = await visibleOrdersFor(trx, { userId, customerId })
  if (!isVisible(order.userId)) return false
  const site = readSiteKey(order.site)
  const language = mailLanguageOf(user, languageOfSite(site))
  const { deliveryChangeMail: texts } = translationsFor(language)
  const moment = momentFormatter(sites[site].country, locales[language])
  const point = pointOf(change)
  await notifyUser(context, {
    event: 'answer',
    customerId,
    mail: {
      kind: outcome === 'confirmed' ? 'deliveryChangeConfirmed' : 'deliveryChangeRefused',
      user,
      site,
      language,
      origin: originOf(site),
      link: { path: `/my-pages/order-info/${encodeURIComponent(number)}` },
      values: [
        number,
        parcelNumber,
        point === null
          ? fillText(texts.window, moment(new Date(change.promisedFrom)), moment(new Date(change.promisedTo)))
          : [point.name, point.street, `${point.postalCode} ${point.city}`.trim()].filter(Boolean).join(', '),
        optionalText(texts.reason, oneLine(reason)).join(''),
      ],
      owner: { customerId, userId },
    },
  })
  return user.email !== '' && wantsMail(user, 'answer')
}
