import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { Language } from '@tradecounter/search'
import {
  type SessionCaller,
  notifyUser,
  mailLanguageOf,
  findUser,
  getCustomer,
  languageOfSite,
} from '../accounts/service.ts'
import {
  type callBackRequestSchema,
  type salesMessageRequestSchema,
  salesAreas,
  type Salespeople,
  type Salesperson,
  type SiteKey,
  sites,
} from '../contract/index.ts'
import { keepFiles } from '../files/service.ts'
import { writeMail, oneLine } from '../mail/service.ts'
import { findOrder } from '../orders/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { addDays, dayIn } from '../platform/days.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { customerServiceMail, translationsFor } from '../sites/service.ts'
import { findBranch } from '../warehouses/service.ts'
import { callBackTimes, type CallBackTime, usualHours } from './rules.ts'
import {
  findSalesman,
  insertCallBack,
  readBookedTimes,
  readBranchHours,
  readCallBacksOf,
  readPeople,
  type SalesmanRow,
} from './store.ts'

/** Whoever takes calls while nobody is assigned. */
const customerService = 'customer-service'

const isAbsent = ({ absentUntil }: SalesmanRow, today: string): boolean =>
  absentUntil !== null && absentUntil >= today

async function viewPerson(queries: Queries, row: SalesmanRow, today: string): Promise<Salesperson> {
  const backup = row.backupId === null ? undefined : await findSalesman(queries, row.backupId)
  return {
    salesmanId: row.id,
    name: row.name,
    title: row.title,
    area: salesAreas.find((area) => area === row.area) ?? 'sales',
    phone: row.telephoneNumber,
    mobile: row.mobile,
    email: row.email,
    photo: row.photo,
    absence: isAbsent(row, today)
      ? {
          until: row.absentUntil ?? today,
          note: row.absenceNote,
          backup:
            backup === undefined
              ? null
              : { name: backup.name, phone: backup.telephoneNumber || backup.mobile, email: backup.email },
        }
      : null,
  }
}

/** The first person, the back-up while that one is absent; undefined means customer service. */
async function answering(
  queries: Queries,
  people: readonly SalesmanRow[],
  today: string,
): Promise<SalesmanRow | undefined> {
  const [first] = people
  if (first === undefined || !isAbsent(first, today) || first.backupId === null) return first
  return (await findSalesman(queries, first.backupId)) ?? first
}

/** The people, the branch and the free times of the caller's customer. */
async function readContext(queries: Queries, caller: SessionCaller, now: Date) {
  const people = await readPeople(queries, caller.customerId)
  const { warehouseId } = await getCustomer(queries, caller.customerId)
  const branch = await findBranch(queries, caller.site, people[0]?.branchId || warehouseId)
  const today = dayIn(branch.country, now)
  const named = await readBranchHours(queries, branch.id)
  const hours = named.length > 0 ? named : [...usualHours]
  const person = await answering(queries, people, today)
  const booked = await readBookedTimes(queries, person?.id ?? customerService, today)
  const times = callBackTimes(branch, hours, now).filter(
    // Customer service takes many calls at a time.
    ({ day, opens }) =>
      person === undefined || !booked.some((other) => other.day === day && other.opens === opens),
  )
  return { people, person, branch, hours, today, times }
}

/** Who the shop's people for the customer are, and when they call back. */
export async function viewSalespeople(
  queries: Queries,
  caller: SessionCaller,
  now: Date,
): Promise<Salespeople> {
  const { people, branch, hours, today, times } = await readContext(queries, caller, now)
  const views: Salesperson[] = []
  for (const row of people) views.push(await viewPerson(queries, row, today))
  const { name, street, postalCode, city, closedDays } = branch
  const soon = addDays(today, 14)
  return {
    people: views,
    branch:
      name === ''
        ? null
        : {
            name,
            street,
            postalCode,
            city,
            hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
            closedDays: closedDays.filter((day) => day >= today && day <= soon),
          },
    callBackTimes: times,
    booked: await readCallBacksOf(queries, caller, today),
  }
}

type SalesSubject = 'messageSubject' | 'callBackSubject' | 'extensionSubject' | 'commentSubject'

/** The language of mails to the people of a site: they are no users of the shop, who could choose one. */
export const salesLanguageOf = (site: SiteKey): Language => languageOfSite(site)

/** Writes a mail to a person of the shop, or to customer service, in the language of the site. */
async function mailTo(
  context: WriteContext,
  caller: SessionCaller,
  person: SalesmanRow | undefined,
  { kind, lines, fileIds = [] }: { kind: SalesSubject; lines: string[]; fileIds?: string[] },
): Promise<void> {
  const { trx } = context
  const user = await findUser(trx, caller.userId)
  const customer = await getCustomer(trx, caller.customerId)
  const texts = translationsFor(salesLanguageOf(caller.site)).salesMail
  const name = user?.name ?? ''
  const facts = [
    texts.sender.replace('{0}', name).replace('{1}', customer.name).replace('{2}', customer.number),
    ...(user?.email ? [texts.reply.replace('{0}', user.email)] : []),
  ]
  await writeMail(
    context,
    {
      id: randomUUID(),
      site: caller.siteName,
      recipient: person?.email || customerServiceMail(caller.site),
      subject: oneLine(texts[kind].replace('{0}', `${name}, ${customer.name}`)),
      content: [...facts.map(oneLine), ...lines].join('\n'),
      html: '',
    },
    caller,
    fileIds,
  )
}

/**
 * Mails the person who answers for the customer now, or customer service. Returns the person's name; empty for customer
 * service.
 */
export async function mailSalesperson(
  context: WriteContext,
  caller: SessionCaller,
  mail: { kind: SalesSubject; lines: string[] },
): Promise<string> {
  const { person } = await readContext(context.trx, caller, context.now)
  await mailTo(context, caller, person, mail)
  return person?.name ?? ''
}

const taken = (times: CallBackTime[]): ApiError =>
  new ApiError(409, 'taken', 'The time is not free any more.', { more: { callBackTimes: times } })

/** Books a call of the person who answers for the customer now, and sends that person a mail. Errors: 409 `taken`. */
export async function bookCallBack(
  context: WriteContext,
  caller: SessionCaller,
  { day, opens, phone, subject }: v.InferOutput<typeof callBackRequestSchema>,
): Promise<{ success: true }> {
  const { trx, now } = context
  const { person, times } = await readContext(trx, caller, now)
  const time = times.find((each) => each.day === day && each.opens === opens)
  if (time === undefined) throw taken(times)
  const id = randomUUID()
  const row = {
    id,
    customerId: caller.customerId,
    userId: caller.userId,
    // Calls of customer service do not exclude each other.
    salesmanId: person?.id ?? `${customerService} ${id}`,
    ...time,
    phone,
    subject,
    createdAt: now.toISOString(),
  }
  if (!(await insertCallBack(trx, row))) throw taken(times.filter((each) => each !== time))
  const texts = translationsFor(salesLanguageOf(caller.site)).salesMail
  await mailTo(context, caller, person, {
    kind: 'callBackSubject',
    lines: [
      texts.time.replace('{0}', day).replace('{1}', time.opens).replace('{2}', time.closes),
      texts.phone.replace('{0}', phone),
      texts.subject.replace('{0}', subject),
    ].map(oneLine),
  })
  const user = await findUser(trx, caller.userId)
  if (user !== undefined)
    await notifyUser(context, {
      event: 'callBack',
      customerId: caller.customerId,
      mail: {
        kind: 'callBackBooked',
        user,
        site: caller.siteName,
        language: mailLanguageOf(user, caller.language),
        origin: '',
        values: [day, time.opens, time.closes, phone, subject].map(oneLine),
        owner: caller,
      },
      path: '/my-pages/my-sales-person',
    })
  return { success: true }
}

const hasOffer = async (queries: Queries, customerId: string, number: string): Promise<boolean> =>
  (await queries
    .selectFrom('offers')
    .select('id')
    .where('customerId', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()) !== undefined

/**
 * Sends a message to one of the customer's people. Errors: 404 with the field for a person, order, offer or file that
 * the customer does not have.
 */
export async function sendSalesMessage(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof salesMessageRequestSchema>,
): Promise<{ success: true }> {
  const { trx, now } = context
  const { salesmanId, text, orderNumber, offerNumber, articleNumber, files } = request
  const people = await readPeople(trx, caller.customerId)
  const person =
    salesmanId === ''
      ? await answering(trx, people, dayIn(sites[caller.site].country, now))
      : people.find(({ id }) => id === salesmanId)
  if (salesmanId !== '' && person === undefined) throw notFound('There is no such person.', 'salesmanId')
  if (orderNumber !== '' && (await findOrder(trx, caller, orderNumber)) === undefined)
    throw notFound('There is no such order.', 'orderNumber')
  if (offerNumber !== '' && !(await hasOffer(trx, caller.customerId, offerNumber)))
    throw notFound('There is no such offer.', 'offerNumber')
  const kept = await keepFiles(context, caller, 'attachment', [...new Set(files)])
  const texts = translationsFor(salesLanguageOf(caller.site)).salesMail
  await mailTo(context, caller, person, {
    kind: 'messageSubject',
    lines: [
      ...(orderNumber === '' ? [] : [oneLine(texts.order.replace('{0}', orderNumber))]),
      ...(offerNumber === '' ? [] : [oneLine(texts.offer.replace('{0}', offerNumber))]),
      ...(articleNumber === '' ? [] : [oneLine(texts.article.replace('{0}', articleNumber))]),
      '',
      text,
    ],
    fileIds: kept.map(({ id }) => id),
  })
  return { success: true }
}
