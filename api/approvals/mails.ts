import {
  notifyUser,
  type AccountMailKind,
  isActiveAt,
  mailLanguageOf,
  findUser,
} from '../accounts/service.ts'
import { formatMoney } from '../mail/service.ts'
import { dayIn } from '../platform/days.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { fillText, translationsFor } from '../sites/service.ts'
import { sites } from '../contract/index.ts'
import { buyerOf } from './buyer.ts'
import { deputiesOn, readApprovers } from './approvers-store.ts'
import type { ApprovalRow } from './store.ts'

type ApprovalMail = Extract<AccountMailKind, `approval${string}`>

/**
 * Notifies some users of a request, with a link to it or to another page, which asks for a sign-in. The buyer may have
 * chosen not to get mails about own requests; those who are asked always get theirs. Nobody is notified who may no
 * longer act for the customer. `{2}` of the text is the number, `{3}` the buyer, `{4}` the sum, `{5}` the text.
 */
export async function mailAbout(
  context: WriteContext,
  originOf: OriginOf,
  request: ApprovalRow,
  {
    kind,
    userIds,
    text = '',
    path = `/my-pages/attestation?request=${encodeURIComponent(request.id)}`,
  }: { kind: ApprovalMail; userIds: readonly string[]; text?: string; path?: string },
): Promise<void> {
  const buyer = buyerOf(request)
  const buyerName = (await findUser(context.trx, request.userId))?.name ?? ''
  for (const userId of new Set(userIds)) {
    const user = await findUser(context.trx, userId)
    if (user === undefined || !(await isActiveAt(context.trx, userId, request.customerId))) continue
    const seesPrices = !(user.hidePrices === 1 && user.hidePricesAvailable === 1)
    const language = mailLanguageOf(user, buyer.language)
    // Titles in browsers of mails whose own title names the buyer.
    const unnamed: Partial<Record<ApprovalMail, string>> = translationsFor(language).approvalPush
    const { [kind]: title } = unnamed
    await notifyUser(context, {
      event: 'approval',
      customerId: request.customerId,
      mail: {
        kind,
        user,
        site: buyer.siteName,
        language,
        origin: originOf(buyer.siteName),
        link: { path },
        values: [
          request.number,
          buyerName,
          seesPrices ? formatMoney(request.sum, request.currency) : '–',
          text,
        ],
      },
      ...(userId === request.userId ? {} : { isMailed: true }),
      ...(title === undefined ? {} : { title: fillText(title, request.number) }),
    })
  }
}

/** Those who may decide the current step of a request today: the approvers that are asked, and their deputies. */
export async function askedUsers(context: WriteContext, request: ApprovalRow): Promise<string[]> {
  const asked = (await readApprovers(context.trx, [request.id]))
    .filter(({ step }) => step === request.step)
    .map(({ userId }) => userId)
  return withDeputies(context, request, asked)
}

/** Some approvers of a request, and their deputies of today. */
export async function withDeputies(
  { trx, now }: WriteContext,
  request: ApprovalRow,
  asked: readonly string[],
): Promise<string[]> {
  const day = dayIn(sites[buyerOf(request).site].country, now)
  const deputies = await deputiesOn(trx, request.customerId, asked, day)
  return [...asked, ...deputies.filter((id) => id !== request.userId)]
}
