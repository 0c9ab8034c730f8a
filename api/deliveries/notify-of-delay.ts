import { notifyUser } from '../accounts/service.ts'
import { sites } from '../contract/index.ts'
import { oneLine } from '../mail/service.ts'
import { momentFormatter } from '../platform/days.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Services } from '../platform/services.ts'
import { dayFormatter, fillText, locales, type Translations, translationsFor } from '../sites/service.ts'
import { findNewsReaders } from './news-readers.ts'

/** What comes later than it was promised: a shipment, with times in UTC, or the rest of a line, with days. */
export interface Delay {
  kind: 'shipment' | 'line'
  /** The number of the delivery note, or the name of the line. */
  name: string
  before: string
  after: string
}

/** The delay of a shipment whose promised window has moved. */
export const delayOfShipment = (
  before: { number: string; promisedTo: string },
  after: { promisedTo: string },
): Delay => ({ kind: 'shipment', name: before.number, before: before.promisedTo, after: after.promisedTo })

/** The delay of the rest of a line that is promised for a later day. */
export const delayOfLine = ({ name, before }: { name: string; before: string }, after: string): Delay => ({
  kind: 'line',
  name: oneLine(name),
  before,
  after,
})

/** A text about a moment in the country of the site, or about a day. */
interface DelayTexts {
  texts: Translations['delayNews']
  moment: (at: Date) => string
  day: (day: string) => string
}

/**
 * Notifies the buyer of an order and those who follow it of a delay, by the channels of their choice, if they may still
 * see the order. All sentences are in one message, which leads to track and trace if `isTracked`.
 */
export async function sendDelayNews(
  context: WriteContext,
  originOf: Services['originOf'],
  orderId: string,
  { sentencesOf, isTracked }: { sentencesOf: (texts: DelayTexts) => readonly string[]; isTracked: boolean },
): Promise<void> {
  const { order, readers } = await findNewsReaders(context.trx, orderId)
  for (const { user, language } of readers) {
    const { delayNews: texts } = translationsFor(language)
    const sentences = sentencesOf({
      texts,
      moment: momentFormatter(sites[order.site].country, locales[language]),
      day: dayFormatter(language),
    })
    const track = isTracked ? [fillText(texts.track, `${originOf(order.site)}${order.trackPath}`)] : []
    await notifyUser(context, {
      event: 'delay',
      customerId: order.customerId,
      mail: {
        kind: 'deliveryDelayed',
        user,
        site: order.site,
        language,
        origin: originOf(order.site),
        link: { path: order.path },
        values: [order.number, [...sentences, ...track].join(' ')],
        owner: { customerId: order.customerId, userId: user.id },
      },
    })
  }
}

/**
 * Notifies the readers of an order that something of it comes later. All that is late by one report is in one message.
 */
export const notifyOfDelay = (
  context: WriteContext,
  originOf: Services['originOf'],
  orderId: string,
  delays: readonly Delay[],
): Promise<void> =>
  sendDelayNews(context, originOf, orderId, {
    sentencesOf: ({ texts, moment, day }) =>
      delays.map(({ kind, name, before, after }) =>
        kind === 'line'
          ? fillText(texts.item, name, day(after), day(before))
          : fillText(
              texts.item,
              fillText(texts.deliveryNote, name),
              moment(new Date(after)),
              moment(new Date(before)),
            ),
      ),
    isTracked: delays.some(({ kind }) => kind === 'shipment'),
  })
