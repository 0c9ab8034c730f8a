import { randomUUID } from 'node:crypto'
import { brandNameOf, sites } from '../../contract/index.ts'
import { isActiveAt, mailLanguageOf, findUser, languageOfSite } from '../../accounts/service.ts'
import { type MailContent, oneLine, renderHtml, renderText, writeMail } from '../../mail/service.ts'
import { wantsMail, writePush } from '../../push/service.ts'
import { sellersForOffer } from '../../sellers/service.ts'
import { momentFormatter } from '../../platform/days.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { siteSettingsOf, fillText, locales, translationsFor, type Translations } from '../../sites/service.ts'
import type { OfferHeadRow } from '../store.ts'

/**
 * A mail about an offer: to whom, about what, the text of the message or the number of the order, and the page of the
 * offer.
 */
export type OfferMail = { text: string; link?: string | null } & (
  | { to: 'buyer'; event: keyof Translations['offerMail']['buyer'] }
  | { to: 'seller'; event: keyof Translations['offerMail']['seller'] }
)

/**
 * Who gets a mail: the requester who wants mails about offers and may still act for the customer, or the seller who has
 * taken the offer, else all who may answer it.
 */
async function recipientsOf(
  { trx }: WriteContext,
  offer: OfferHeadRow,
  { to }: OfferMail,
): Promise<{ name: string; email: string; language: string }[]> {
  if (to === 'seller') return sellersForOffer(trx, offer.sellerId)
  const user = await findUser(trx, offer.userId)
  const isWanted = user !== undefined && wantsMail(user, 'offer')
  return isWanted && (await isActiveAt(trx, offer.userId, offer.customerId)) ? [user] : []
}

/** Notifies the requester of a change of an offer in the own browsers. */
async function pushToBuyer(
  context: WriteContext,
  { site, siteName, number, userId, customerId }: OfferHeadRow,
  event: keyof Translations['offerMail']['buyer'],
  link: string,
): Promise<void> {
  const user = await findUser(context.trx, userId)
  if (user === undefined || !(await isActiveAt(context.trx, userId, customerId))) return
  const language = mailLanguageOf(user, languageOfSite(site))
  const { pathname, search } = new URL(link)
  await writePush(context, user, {
    event: 'offer',
    site: siteName,
    customerId,
    language,
    title: fillText(translationsFor(language).offerMail.buyer[event].subject, number),
    path: `${pathname}${search}`,
  })
}

/** Notifies of a change of an offer in its transaction: by mail, and the requester also in the own browsers. */
export async function writeOfferMail(
  context: WriteContext,
  offer: OfferHeadRow,
  authorName: string,
  mail: OfferMail,
): Promise<void> {
  const { site, siteName, number, name, validUntil } = offer
  const { country } = sites[site]
  const brand = brandNameOf(siteName)
  if (mail.to === 'buyer' && mail.link) await pushToBuyer(context, offer, mail.event, mail.link)
  for (const recipient of await recipientsOf(context, offer, mail)) {
    if (recipient.email === '') continue
    const language = mailLanguageOf(recipient, languageOfSite(site))
    const { offerMail, orderMail, accountMail } = translationsFor(language)
    const texts = mail.to === 'buyer' ? offerMail.buyer[mail.event] : offerMail.seller[mail.event]
    const until = validUntil === null ? '' : momentFormatter(country, locales[language])(new Date(validUntil))
    const fill = (text: string): string => fillText(text, number, name, until, authorName, brand)
    const { phone, email } = siteSettingsOf(site, language).customerService
    const content: MailContent = {
      language: locales[language],
      from: brand,
      title: fill(texts.subject),
      greeting: fillText(orderMail.greeting, recipient.name),
      opening: fill(texts.text),
      facts: mail.text === '' ? [] : [oneLine(mail.text)],
      ...(mail.link ? { link: { label: offerMail.open, url: mail.link } } : {}),
      lines: [],
      totals: [],
      closing: mail.to === 'buyer' ? fillText(accountMail.closing, phone, email) : brand,
    }
    await writeMail(
      context,
      {
        id: `offer-${randomUUID()}`,
        site: siteName,
        recipient: recipient.email,
        subject: content.title,
        content: await renderText(content),
        html: await renderHtml(content),
      },
      { customerId: offer.customerId, userId: mail.to === 'buyer' ? offer.userId : '' },
    )
  }
}
