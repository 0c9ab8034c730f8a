import { createHash } from 'node:crypto'
import {
  enqueueRightsChange,
  findUserByName,
  ownEmailOf,
  endSessionsOf,
  hashLoginName,
} from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { eraseFromAgreements, eraseFromApplications } from '../become-a-customer/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { endErasure, readAdministrators } from './store.ts'

/** The name that orders and the audit show instead of an erased user's. Says nothing about the person. */
const pseudonymOf = (userId: string): string =>
  `Erased ${createHash('sha256').update(userId).digest('hex').slice(0, 8)}`

/**
 * Erases the personal data of a user: account, settings, sign-in, lists, carts, files, mails and messages, and what
 * applications of companies say about the user, which `key` opens. Orders, change requests and the audit stay, with a
 * pseudonym. Returns the pseudonym, and the customers that have no administrator any more; undefined if there is no
 * such user.
 */
export async function eraseUser(
  context: WriteContext,
  key: Buffer,
  userName: string,
): Promise<{ pseudonym: string; withoutAdministrator: string[] } | undefined> {
  const { trx, now } = context
  const user = await findUserByName(trx, userName)
  if (user === undefined) return undefined
  const { id, name, email } = user
  const pseudonym = pseudonymOf(id)
  await endSessionsOf(trx, id, now)
  const customers = await trx
    .selectFrom('attachments')
    .select('customerId')
    .where('userId', '=', id)
    .execute()
  await eraseBelongings(context, id, email)
  for (const hashed of [hashLoginName(user.userName), hashLoginName(email)]) {
    await trx.deleteFrom('devices').where('nameHash', '=', hashed).execute()
    await trx.deleteFrom('loginAttempts').where('nameHash', '=', hashed).execute()
  }
  await trx.deleteFrom('linkRequests').where('name', 'in', [user.userName, email]).execute()
  await trx
    .updateTable('users')
    .set({
      userName: pseudonym.toLowerCase().replaceAll(' ', '-'),
      name: pseudonym,
      lastName: '',
      email: '',
      confirmedEmail: '',
      mobile: '',
      pushEvents: null,
      language: '',
      passwordHash: '',
      blocked: 1,
    })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('orders')
    .set((eb) => ({
      contactName: eb.case().when('contactName', '=', name).then(pseudonym).else(eb.ref('contactName')).end(),
      contactPhone: eb.case().when('contactName', '=', name).then('').else(eb.ref('contactPhone')).end(),
    }))
    .where('userId', '=', id)
    .execute()
  await trx.updateTable('attachments').set({ approverId: '' }).where('approverId', '=', id).execute()
  await trx.updateTable('costCentres').set({ managerId: null }).where('managerId', '=', id).execute()
  await trx
    .updateTable('attachmentRequests')
    .set({ decidedBy: pseudonym })
    .where('decidedBy', '=', name)
    .execute()
  if (email !== '')
    await trx.updateTable('userImportRows').set({ email: pseudonym }).where('email', '=', email).execute()
  await eraseFromAgreements(trx, id)
  const ownEmail = ownEmailOf(user)
  if (ownEmail !== null) await eraseFromApplications(context, key, ownEmail)
  await renameInAudit(context, id, pseudonym)
  await trx.updateTable('feedback').set({ userId: null }).where('userId', '=', id).execute()
  await endErasure(trx, id, 'done', now)
  await trx.updateTable('erasureRequests').set({ userName: '' }).where('userId', '=', id).execute()
  for (const { customerId } of customers)
    await recordAudit(
      context,
      { customerId, userId: '' },
      { action: 'personalData.erase', subject: { id, name: pseudonym }, after: { state: 'done' } },
    )
  for (const { customerId } of customers) await enqueueRightsChange(context, customerId)
  const withoutAdministrator: string[] = []
  for (const { customerId } of customers)
    if ((await readAdministrators(trx, customerId, id)).length === 0) withoutAdministrator.push(customerId)
  return { pseudonym, withoutAdministrator }
}

/** Deletes what belongs to the user alone. */
async function eraseBelongings({ trx, now }: WriteContext, userId: string, email: string): Promise<void> {
  for (const table of [
    'totpFactors',
    'recoveryCodes',
    'passkeys',
    'signInSteps',
    'oneTimeLinks',
    'userSettings',
    'orderDefaults',
    'followedOrders',
    'callBacks',
    'exports',
    'unitUsers',
    'costCentreBuyers',
    'userAddresses',
    'defaultCustomers',
    'attachmentRequests',
    'roleAssignments',
    'attachments',
  ] as const)
    await trx.deleteFrom(table).where('userId', '=', userId).execute()
  const lists = trx.selectFrom('lists').select('lists.id').where('userId', '=', userId)
  await trx.deleteFrom('listItems').where('listId', 'in', lists).execute()
  await trx.deleteFrom('lists').where('userId', '=', userId).execute()
  const owner = `user:${userId} customer:%`
  const carts = trx.selectFrom('carts').select('carts.id').where('owner', 'like', owner)
  await trx.deleteFrom('cartLines').where('cartId', 'in', carts).execute()
  await trx.deleteFrom('cartChanges').where('cartId', 'in', carts).execute()
  await trx.deleteFrom('carts').where('owner', 'like', owner).execute()
  const direct = trx
    .selectFrom('directOrderLists')
    .select('directOrderLists.id')
    .where('owner', 'like', owner)
  await trx.deleteFrom('directOrderItems').where('listId', 'in', direct).execute()
  await trx.deleteFrom('directOrderLists').where('owner', 'like', owner).execute()
  // Kept answers of calls, which may name the user.
  await trx.deleteFrom('idempotency').where('scope', 'like', `${userId} %`).execute()
  // The hourly clean-up deletes the content.
  await trx
    .updateTable('files')
    .set({ name: '', expiresAt: now.toISOString() })
    .where('userId', '=', userId)
    .execute()
  const mails = trx
    .selectFrom('mails')
    .innerJoin('jobs', 'jobs.id', 'mails.id')
    .select('mails.id')
    .where((eb) =>
      eb.or([eb('jobs.userId', '=', userId), ...(email === '' ? [] : [eb('mails.recipient', '=', email)])]),
    )
  const ids = (await mails.execute()).map((mail) => mail.id)
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500)
    await trx.deleteFrom('mailAttachments').where('mailId', 'in', some).execute()
    await trx.deleteFrom('mails').where('id', 'in', some).execute()
    await trx.deleteFrom('jobs').where('id', 'in', some).execute()
  }
  await trx.deleteFrom('jobs').where('userId', '=', userId).execute()
}

/** Entries of the audit cannot be changed: those with the name are written anew, under the same ids. */
async function renameInAudit({ trx }: WriteContext, userId: string, pseudonym: string): Promise<void> {
  for (;;) {
    const entries = await trx
      .selectFrom('auditEntries')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb('userId', '=', userId), eb('userName', '<>', pseudonym)]),
          eb.and([eb('subjectId', '=', userId), eb('subjectName', '<>', pseudonym)]),
        ]),
      )
      .limit(200)
      .execute()
    if (entries.length === 0) return
    await trx
      .deleteFrom('auditEntries')
      .where(
        'id',
        'in',
        entries.map(({ id }) => id),
      )
      .execute()
    for (const entry of entries) {
      const isSubject = entry.subjectId === userId
      const userName = entry.userId === userId ? pseudonym : entry.userName
      const subjectName = isSubject ? pseudonym : entry.subjectName
      await trx
        .insertInto('auditEntries')
        .values({
          ...entry,
          userName,
          subjectName,
          searchText: `${userName} ${subjectName}`.toLowerCase(),
          // The values of the person's own record are personal data.
          ...(isSubject ? { before: '{}', after: '{}' } : {}),
        })
        .execute()
    }
  }
}
