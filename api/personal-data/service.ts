import { randomUUID } from 'node:crypto'
import {
  type SessionCaller,
  type AccountMailKind,
  writeAccountMail,
  mailLanguageOf,
  getUser,
  getCustomer,
  lockUser,
} from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { type Erasure, sites } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { customerServiceMail } from '../sites/service.ts'
import { endErasure, findErasure, insertErasure, readAdministrators } from './store.ts'

export { eraseUser } from './erase-user.ts'
export { readErasures } from './store.ts'

/** The user's last request for the erasure of personal data. */
export async function readErasure(queries: Queries, userId: string): Promise<Erasure> {
  const row = await findErasure(queries, userId)
  if (row === undefined) return { request: null }
  const { state, createdAt, changedAt } = row
  return { request: { state, createdAt, changedAt } }
}

/**
 * Asks for the erasure of the user's personal data. The user, the other administrators of the company and the operator
 * of the shop get a mail; the operator's command `erase-user` does it. Errors: 409 `requested`.
 */
export async function requestErasure(context: WriteContext, caller: SessionCaller): Promise<Erasure> {
  const { trx, now } = context
  const { userId, customerId, site, siteName } = caller
  await lockUser(context, userId)
  if ((await findErasure(trx, userId))?.state === 'sent')
    throw new ApiError(409, 'requested', 'The erasure has been requested before.')
  const user = await getUser(trx, userId)
  const customer = await getCustomer(trx, customerId)
  const at = now.toISOString()
  const id = randomUUID()
  await insertErasure(trx, {
    id,
    userId,
    customerId,
    userName: user.userName,
    state: 'sent',
    createdAt: at,
    changedAt: at,
  })
  await recordAudit(context, caller, {
    action: 'personalData.request',
    subject: { id: userId, name: user.name },
    after: { state: 'sent' },
  })
  const values = [user.name, customer.name, customer.number]
  const owner = { customerId, userId }
  const send = (
    kind: AccountMailKind,
    to: { name: string; userName: string; email: string; language: string },
  ) =>
    writeAccountMail(context, {
      kind,
      user: { ...to, userName: user.userName },
      site: siteName,
      language: mailLanguageOf(to, caller.language),
      origin: '',
      values,
      owner,
    })
  await send('erasureRequested', user)
  for (const administrator of await readAdministrators(trx, customerId, userId))
    await send('erasureToCompany', administrator)
  await send('erasureToShop', {
    name: '',
    userName: '',
    email: customerServiceMail(site),
    language: sites[site].defaultLocale,
  })
  return { request: { state: 'sent', createdAt: at, changedAt: at } }
}

/** Withdraws the open request. Errors: 404. */
export async function withdrawErasure(context: WriteContext, caller: SessionCaller): Promise<Erasure> {
  const { trx, now } = context
  if (!(await endErasure(trx, caller.userId, 'withdrawn', now))) throw notFound('There is no open request.')
  const { name } = await getUser(trx, caller.userId)
  await recordAudit(context, caller, {
    action: 'personalData.withdraw',
    subject: { id: caller.userId, name },
    after: { state: 'withdrawn' },
  })
  return readErasure(trx, caller.userId)
}
