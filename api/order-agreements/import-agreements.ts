import { randomUUID } from 'node:crypto'
import { notifyUser, mailLanguageOf, findUser, permissionsOf, languageOfSite } from '../accounts/service.ts'
import { type ArticleRow, findArticlesByCode, articleTextsFor } from '../catalogue/articles/service.ts'
import { sites } from '../contract/index.ts'
import { oneLine } from '../mail/service.ts'
import { dayFormatter } from '../sites/service.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { OriginOf } from '../platform/services.ts'
import type { AgreementEntry, AgreementFile } from './agreement-file.ts'
import { type AgreementRecord, lockAgreements, readAgreements } from './store.ts'

/** What became of the agreements of a file. */
export interface AgreementReport {
  added: number
  changed: number
  /** Agreements that say what is known already. */
  known: number
  /** Requests for an extension that were answered. */
  extended: number
  /** `entry` is the place in the file, such as `agreements.3`. */
  refused: { entry: string; reason: string }[]
}

const refused = (message: string): ApiError => new ApiError(409, 'refused', message)

/**
 * Writes agreements by customer and number: new ones are added, known ones become what the file says. A later last day
 * answers the requests for it. An agreement that is refused does not keep the others back, and repeating a file changes
 * nothing.
 */
export async function importAgreements(
  context: WriteContext,
  originOf: OriginOf,
  { agreements }: AgreementFile,
): Promise<AgreementReport> {
  const report: AgreementReport = { added: 0, changed: 0, known: 0, extended: 0, refused: [] }
  const customers = new Map<string, string>()
  const known = new Map<string, string>()
  for (const entry of agreements) {
    const customerId = await findCustomerId(context, entry)
    if (customerId === undefined) continue
    customers.set(customerKey(entry), customerId)
    const id = await findAgreementId(context, customerId, entry.number)
    if (id !== undefined) known.set(`${customerId} ${entry.number}`, id)
  }
  await lockAgreements(context, [...new Set(known.values())])
  for (const [at, entry] of agreements.entries()) {
    try {
      const customerId = customers.get(customerKey(entry))
      if (customerId === undefined)
        throw notFound(`${entry.site} has no customer ${entry.customerNumber}.`, 'customerNumber')
      const id = known.get(`${customerId} ${entry.number}`)
      const rows = await rowsOf(context, customerId, entry, id ?? randomUUID())
      if (id === undefined) {
        await insertAgreement(context, rows)
        known.set(`${customerId} ${entry.number}`, rows.head.id)
        report.added += 1
        continue
      }
      const [before] = await readAgreements(context.trx, customerId, [id])
      if (before === undefined) throw new Error('The agreement is locked.')
      if (await changeAgreement(context, before, rows)) report.changed += 1
      else report.known += 1
      report.extended += await answerExtensions(context, originOf, before, entry)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      report.refused.push({ entry: `agreements.${at}`, reason: cause.message })
    }
  }
  return report
}

const customerKey = ({ site, customerNumber }: AgreementEntry): string => `${site} ${customerNumber}`

const findCustomerId = async (
  { trx }: WriteContext,
  { site, customerNumber }: AgreementEntry,
): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('customers')
      .select('id')
      .where('number', '=', customerNumber)
      .where('site', '=', site)
      .executeTakeFirst()
  )?.id

const findAgreementId = async (
  { trx }: WriteContext,
  customerId: string,
  number: string,
): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('orderAgreements')
      .select('id')
      .where('customerId', '=', customerId)
      .where('number', '=', number)
      .executeTakeFirst()
  )?.id

/** The rows of an agreement. Errors: 404 for an unknown article, 409 for days in the wrong order. */
async function rowsOf({ trx }: WriteContext, customerId: string, entry: AgreementEntry, agreementId: string) {
  const { site, number, name, kind, validFrom, validTo, project, contactName } = entry
  if (validTo < validFrom) throw refused('The agreement ends before it begins.')
  const language = languageOfSite(site)
  const articles = await findArticlesByCode(
    trx,
    null,
    entry.lines.map(({ articleNumber }) => articleNumber),
  )
  const byCode = new Map(articles.map((article) => [article.code, article]))
  const texts = await articleTextsFor(trx, { language }, articles)
  const articleOf = (code: string): ArticleRow => {
    const article = byCode.get(code)
    if (article === undefined) throw notFound(`There is no article ${code}.`, 'articleNumber')
    return article
  }
  return {
    head: {
      id: agreementId,
      customerId,
      number,
      name,
      kind,
      validFrom,
      validTo,
      project,
      contactName,
      currency: sites[site].currency,
      agreedValue: entry.kind === 'value' ? entry.agreedValue : null,
    },
    lines: entry.lines
      .map((line) => {
        const article = articleOf(line.articleNumber)
        return {
          agreementId,
          position: line.position,
          variantId: article.variantId,
          variantCode: article.code,
          name: texts.name(article),
          nameLanguage: texts.nameLanguage(article).lang ?? language,
          unit: article.unit,
          decimalPrecision: article.decimalPrecision,
          pricePer: article.pricePer,
          unitPrice: line.unitPrice,
          quantity: 'quantity' in line ? line.quantity : null,
          leastCallOff: line.leastCallOff,
        }
      })
      .toSorted((a, b) => a.position - b.position),
    deliveries: entry.lines.flatMap(({ position, deliveries }) =>
      deliveries.map((each) => ({ agreementId, position, ...each })),
    ),
  }
}
type Rows = Awaited<ReturnType<typeof rowsOf>>

async function insertAgreement({ trx }: WriteContext, { head, lines, deliveries }: Rows): Promise<void> {
  await trx.insertInto('orderAgreements').values(head).execute()
  await insertRows(trx, 'orderAgreementLines', lines)
  await insertRows(trx, 'agreementDeliveries', deliveries)
}

/** Refuses a change that takes away what was called off or is in carts. */
function checkChange(before: AgreementRecord, { head, lines }: Rows): void {
  const used = before.lines.filter(({ calledOff, inCarts }) => calledOff + inCarts > 0)
  if (used.length > 0 && before.kind !== head.kind)
    throw refused('The kind of an agreement that was called off cannot change.')
  for (const { position, variantId, calledOff } of used) {
    const line = lines.find((each) => each.position === position)
    if (line === undefined || line.variantId !== variantId)
      throw refused(`Line ${position} was called off and must keep its article.`)
    if (line.quantity !== null && line.quantity < calledOff)
      throw refused(`More than ${line.quantity} of line ${position} was called off.`)
  }
  if (head.agreedValue !== null && head.agreedValue < before.calledOffValue)
    throw refused(`More than ${head.agreedValue} was called off.`)
}

/** Makes a locked agreement what the file says. Returns false if it is that already. */
async function changeAgreement({ trx }: WriteContext, before: AgreementRecord, rows: Rows): Promise<boolean> {
  const { head, lines, deliveries } = rows
  const { id } = before
  const plan = await trx.selectFrom('agreementDeliveries').selectAll().where('agreementId', '=', id).execute()
  const dayOf = ({ position, day, quantity }: (typeof plan)[number]): string =>
    `${position} ${day} ${quantity}`
  const isSame =
    sameValues(head, before) &&
    lines.length === before.lines.length &&
    lines.every((line, at) => sameValues(line, before.lines[at] ?? {})) &&
    plan.map(dayOf).toSorted().join() === deliveries.map(dayOf).toSorted().join()
  if (isSame) return false
  checkChange(before, rows)
  await trx.updateTable('orderAgreements').set(head).where('id', '=', id).execute()
  await trx.deleteFrom('orderAgreementLines').where('agreementId', '=', id).execute()
  await trx.deleteFrom('agreementDeliveries').where('agreementId', '=', id).execute()
  await insertRows(trx, 'orderAgreementLines', lines)
  await insertRows(trx, 'agreementDeliveries', deliveries)
  return true
}

/** Whether a row has the values of another one, which may have more. */
const sameValues = (wanted: object, row: object): boolean => {
  const known = new Map<string, unknown>(Object.entries(row))
  return Object.entries(wanted).every(([name, value]) => known.get(name) === value)
}

/** Answers the requests that wait for a later last day than the agreement had, and notifies those who have asked. */
async function answerExtensions(
  context: WriteContext,
  originOf: OriginOf,
  before: AgreementRecord,
  { validTo, site, name }: AgreementEntry,
): Promise<number> {
  if (validTo <= before.validTo) return 0
  const { trx } = context
  const waiting = await trx
    .selectFrom('agreementExtensions')
    .select(['id', 'userId', 'wantedUntil'])
    .where('agreementId', '=', before.id)
    .where('grantedUntil', '=', '')
    .where('wantedUntil', '>', before.validTo)
    .orderBy('id')
    .execute()
  for (const { id, userId, wantedUntil } of waiting) {
    await trx.updateTable('agreementExtensions').set({ grantedUntil: validTo }).where('id', '=', id).execute()
    const user = await findUser(trx, userId)
    const allowed = await permissionsOf(trx, userId, before.customerId)
    if (user === undefined || user.blocked === 1 || !allowed.includes('perm:viewOrderAgreements')) continue
    const language = mailLanguageOf(user, languageOfSite(site))
    const day = dayFormatter(language)
    await notifyUser(context, {
      event: 'answer',
      customerId: before.customerId,
      isMailed: true,
      mail: {
        kind: 'agreementExtended',
        user,
        site,
        language,
        origin: originOf(site),
        link: { path: `/my-pages/order-agreements?agreement=${encodeURIComponent(before.id)}` },
        values: [before.number, oneLine(name), day(validTo), day(wantedUntil)],
        owner: { customerId: before.customerId, userId },
      },
    })
  }
  return waiting.length
}
