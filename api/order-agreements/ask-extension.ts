import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { type extensionRequestSchema, sites } from '../contract/index.ts'
import { oneLine } from '../mail/service.ts'
import { dayFormatter, fillText, translationsFor } from '../sites/service.ts'
import { dayIn } from '../platform/days.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { mailSalesperson, salesLanguageOf } from '../salespeople/service.ts'
import { readExtensions } from './progress-store.ts'
import { canAskExtension } from './rules.ts'
import { lockAgreements, readAgreements } from './store.ts'

/**
 * Keeps a request to let an agreement hold longer, and mails it to the salesperson or customer service. Errors: 404,
 * 400 for a day that does not extend it, 409 `notExtendable` while an earlier request waits and for an agreement that
 * is coming or ended long ago.
 */
export async function askExtension(
  context: WriteContext,
  caller: SessionCaller,
  { agreementId, wantedUntil, message }: v.InferOutput<typeof extensionRequestSchema>,
): Promise<{ success: true; recipient: string }> {
  const { trx, now } = context
  const { customerId, userId, site } = caller
  await lockAgreements(context, [agreementId])
  const [agreement] = await readAgreements(trx, customerId, [agreementId])
  if (agreement === undefined) throw notFound('There is no such agreement.', 'agreementId')
  const { number, name, validTo } = agreement
  const today = dayIn(sites[site].country, now)
  const [latest] = await readExtensions(trx, agreementId)
  if (!canAskExtension(agreement, latest, today))
    throw new ApiError(409, 'notExtendable', 'The agreement cannot be extended now.', {
      field: 'agreementId',
    })
  if (wantedUntil <= validTo || wantedUntil <= today)
    throw new ApiError(400, 'wantedUntil', 'The day must be after the end of the agreement.', {
      field: 'wantedUntil',
    })
  const language = salesLanguageOf(site)
  const texts = translationsFor(language).agreement.extensionMail
  const day = dayFormatter(language)
  const recipient = await mailSalesperson(context, caller, {
    kind: 'extensionSubject',
    lines: [
      fillText(texts.agreement, number, oneLine(name)),
      fillText(texts.validTo, day(validTo)),
      fillText(texts.wantedUntil, day(wantedUntil)),
      ...(message === '' ? [] : ['', message]),
    ],
  })
  await trx
    .insertInto('agreementExtensions')
    .values({
      id: randomUUID(),
      agreementId,
      userId,
      recipient,
      wantedUntil,
      message,
      createdAt: now.toISOString(),
    })
    .execute()
  await recordAudit(context, caller, {
    action: 'agreement.request',
    subject: { id: agreementId, name: number },
    before: { validTo },
    after: { wantedUntil },
  })
  return { success: true, recipient }
}
