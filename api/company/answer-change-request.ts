import * as v from 'valibot'
import {
  isActiveAt,
  notifyUser,
  mailLanguageOf,
  findUser,
  getCustomer,
  languageOfSite,
} from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { type ChangeRequest, masterDataSchema, readSiteKey } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { ChangeRequestRow } from './store.ts'

/**
 * Answers an open request of a company for the shop. `done` writes the wanted master data. Returns false if there is no
 * open request of that id.
 */
export async function answerChangeRequest(
  context: WriteContext,
  { id, state, answer }: { id: string; state: ChangeRequest['state']; answer: string },
): Promise<boolean> {
  const { trx, now } = context
  const request = await trx
    .updateTable('changeRequests')
    .set({ state, answer, changedAt: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'inReview'])
    .returningAll()
    .executeTakeFirst()
  if (request === undefined) return false
  const { customerId } = request
  const { name, ...wanted } = v.parse(masterDataSchema, JSON.parse(request.wanted))
  if (state === 'done') {
    if (name !== undefined)
      await trx.updateTable('customers').set({ name }).where('id', '=', customerId).execute()
    await trx
      .insertInto('companyProfiles')
      .values({ customerId, paymentDays: null, creditLimit: null, parentId: null, ...wanted })
      .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ customerId, ...wanted }))
      .execute()
  }
  const { name: subject } = await trx
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await recordAudit(
    context,
    { customerId, userId: '' },
    { action: 'changeRequest.answer', subject: { id, name: subject }, after: { state, answer } },
  )
  if (state !== 'inReview') await notifyRequester(context, { ...request, state, answer })
  return true
}

/** Notifies the requester by the channels of the user's choice, unless the user may no longer act for the customer. */
async function notifyRequester(
  context: WriteContext,
  { userId, customerId, state, answer }: ChangeRequestRow,
): Promise<void> {
  const { trx } = context
  const user = await findUser(trx, userId)
  if (user === undefined) return
  if (!(await isActiveAt(trx, userId, customerId))) return
  const { site: key, name } = await getCustomer(trx, customerId)
  const site = readSiteKey(key)
  const language = mailLanguageOf(user, languageOfSite(site))
  await notifyUser(context, {
    event: 'answer',
    customerId,
    mail: {
      kind: state === 'done' ? 'requestDone' : 'requestRejected',
      user,
      site,
      language,
      origin: '',
      values: [name, answer],
    },
    path: '/my-pages/company-information',
  })
}
