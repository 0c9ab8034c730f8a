import { randomUUID } from 'node:crypto'
import {
  type SessionCaller,
  notifyUser,
  mailLanguageOf,
  findUser,
  visibleOrdersFor,
  languageOfSite,
} from '../accounts/service.ts'
import { mostOrderComments, readSiteKey } from '../contract/index.ts'
import { lockOrder, lockOwnOrder } from '../orders/service.ts'
import { oneLine } from '../mail/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { mailSalesperson, salesLanguageOf } from '../salespeople/service.ts'
import { fillText, translationsFor } from '../sites/service.ts'

/** Writes a comment. Errors: 409 for an order with too many. */
async function insertComment(
  { trx, now }: WriteContext,
  comment: { orderId: string; userId: string; userName: string; content: string },
): Promise<void> {
  const { count } = await trx
    .selectFrom('orderComments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderId', '=', comment.orderId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOrderComments)
    throw new ApiError(409, 'tooMany', `An order may have ${mostOrderComments} comments.`, {
      field: 'content',
    })
  await trx
    .insertInto('orderComments')
    .values({ id: randomUUID(), ...comment, createdAt: now.toISOString() })
    .execute()
}

/**
 * Adds a comment of the caller to an order, and mails it to the salesperson or customer service. Errors: 404, 409 for
 * an order with too many.
 */
export async function addComment(
  context: WriteContext,
  caller: SessionCaller,
  { orderNumber, content }: { orderNumber: string; content: string },
): Promise<void> {
  const { id: orderId } = await lockOwnOrder(context, caller, orderNumber)
  const userName = (await findUser(context.trx, caller.userId))?.name ?? ''
  await insertComment(context, { orderId, userId: caller.userId, userName, content })
  const { order } = translationsFor(salesLanguageOf(caller.site)).salesMail
  await mailSalesperson(context, caller, {
    kind: 'commentSubject',
    lines: [oneLine(fillText(order, orderNumber)), '', content],
  })
}

/**
 * Answers the comments on an order as the seller, and mails the answer to the user who has commented last, or who has
 * ordered. Returns whether a mail was written: nobody is mailed who may not see the order any more. Errors: 404, 409
 * for an order with too many comments.
 */
export async function answerOrder(
  context: WriteContext,
  originOf: OriginOf,
  { orderNumber, content }: { orderNumber: string; content: string },
): Promise<boolean> {
  const { trx } = context
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .executeTakeFirst()
  if (found === undefined) throw notFound(`There is no order ${orderNumber}.`, 'orderNumber')
  const order = await lockOrder(context, found.id)
  await insertComment(context, { orderId: order.id, userId: '', userName: '', content })
  const last = await trx
    .selectFrom('orderComments')
    .select('userId')
    .where('orderId', '=', order.id)
    .where('userId', '<>', '')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const user = await findUser(trx, last?.userId ?? order.userId)
  if (user === undefined || user.blocked === 1) return false
  const isVisible = await visibleOrdersFor(trx, { userId: user.id, customerId: order.customerId })
  if (!isVisible(order.userId)) return false
  const site = readSiteKey(order.site)
  await notifyUser(context, {
    event: 'answer',
    customerId: order.customerId,
    isMailed: true,
    mail: {
      kind: 'orderAnswer',
      user,
      site,
      language: mailLanguageOf(user, languageOfSite(site)),
      origin: originOf(site),
      link: { path: `/my-pages/order-info/${encodeURIComponent(orderNumber)}` },
      values: [orderNumber, content],
      owner: { customerId: order.customerId, userId: user.id },
    },
  })
  return user.email !== ''
}
