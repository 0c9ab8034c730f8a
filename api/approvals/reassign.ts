import { administratorsOf } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { findBudget } from '../company/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { readApproverChoice } from './approver-choice.ts'
import { readApprovers, replaceStep } from './approvers-store.ts'
import { buyerOf } from './buyer.ts'
import { enqueueReminder } from './deadlines-store.ts'
import { mailAbout, withDeputies } from './mails.ts'
import { isBudget } from './need.ts'
import { approvalRulesOf } from './rules-store.ts'
import { planSuccessors } from './rules.ts'
import { addEvent, type ApprovalRow, changeApproval, orderRequestOf, readSteps, reasonsOf } from './store.ts'

type Choice = Awaited<ReturnType<typeof readApproverChoice>>

/** Who could be asked about a request now. */
async function choiceFor(queries: Queries, row: ApprovalRow, now: Date): Promise<Choice> {
  const buyer = buyerOf(row)
  const reasons = reasonsOf(row)
  const budget = reasons.some(isBudget)
    ? await findBudget(queries, buyer, orderRequestOf(row).costCentre, now)
    : null
  return readApproverChoice(queries, buyer, {
    sum: row.sum,
    managerId: budget?.managerId ?? '',
    onlyBudget: reasons.every(isBudget),
    everyStep: false,
    now,
  })
}

/** A step whose approvers have changed: who is asked now, and who of them was not asked before. */
interface ChangedStep {
  step: number
  asked: string[]
  added: string[]
}

/**
 * Asks others in a step, and tells it in the history. Returns null if its approvers may still approve, or if nobody can
 * be asked still.
 */
async function reassignStep(
  context: WriteContext,
  row: ApprovalRow,
  step: number,
  { all, choice }: Choice,
): Promise<ChangedStep | null> {
  const { trx } = context
  const approvers = await readApprovers(trx, [row.id])
  const before = approvers.filter((each) => each.step === step)
  const may = (id: string): boolean => id !== row.userId && choice.able.has(id)
  const gone = before.filter(({ userId }) => !may(userId))
  if (before.length > 0 && gone.length === 0) return null
  const left = before.filter(({ userId }) => may(userId)).map(({ userId }) => userId)
  const asked = planSuccessors(choice, {
    gone: gone.map(({ userId }) => userId),
    left,
    elsewhere: approvers.filter((each) => each.step !== step).map(({ userId }) => userId),
    administratorIds: (await administratorsOf(trx, row.customerId)).map(({ id }) => id),
  })
  if (before.length === 0 && asked.length === 0) return null
  await replaceStep(context, { requestId: row.id, step }, asked)
  const goneNames = gone.map(({ name }) => name).join(', ')
  const askedNames = asked.map((id) => all.get(id)?.name ?? '').join(', ')
  await addEvent(context, row.id, {
    userId: '',
    kind: asked.length === 0 ? 'unassigned' : 'reassigned',
    text: [goneNames, askedNames].filter(Boolean).join(' → '),
  })
  return { step, asked, added: asked.filter((id) => !left.includes(id)) }
}

/** Mails that nobody may approve a request: to its buyer, and to the administrators, who can change that. */
async function mailUnassigned(context: WriteContext, row: ApprovalRow, originOf: OriginOf): Promise<void> {
  await mailAbout(context, originOf, row, { kind: 'approvalUnassigned', userIds: [row.userId] })
  const administrators = await administratorsOf(context.trx, row.customerId)
  await mailAbout(context, originOf, row, {
    kind: 'approvalUnassignedToAdmin',
    userIds: administrators.map(({ id }) => id),
    path: '/my-pages/user-administration',
  })
}

/**
 * Asks others where those who are asked about a locked open request may no longer approve it, in its current step and
 * in later ones, and mails them and the buyer. If nobody is left, the buyer and the administrators are notified once,
 * and the request waits for somebody who may.
 */
export async function reassign(context: WriteContext, row: ApprovalRow, originOf: OriginOf): Promise<void> {
  const { trx, now } = context
  const choice = await choiceFor(trx, row, now)
  const changes: ChangedStep[] = []
  for (const { step, decidedAt } of await readSteps(trx, row.id)) {
    if (decidedAt !== null || step < row.step) continue
    const changed = await reassignStep(context, row, step, choice)
    if (changed !== null) changes.push(changed)
  }
  if (changes.length === 0) return
  await changeApproval(context, row, {})
  const namesOf = (ids: readonly string[]): string =>
    ids.map((id) => choice.all.get(id)?.name ?? '').join(', ')
  if (changes.some(({ asked }) => asked.length === 0)) await mailUnassigned(context, row, originOf)
  // Those of a later step are mailed when it is their turn.
  const current = changes.find(({ step }) => step === row.step)
  if (current !== undefined && current.added.length > 0) {
    await mailAbout(context, originOf, row, {
      kind: 'approvalReassigned',
      userIds: [row.userId],
      text: namesOf(current.asked),
    })
    await mailAbout(context, originOf, row, {
      kind: 'approvalAsked',
      userIds: await withDeputies(context, row, current.added),
    })
    await enqueueReminder(context, row, await approvalRulesOf(trx, row.customerId))
  }
  await recordAudit(
    context,
    { customerId: row.customerId, userId: '' },
    {
      action: 'approval.forward',
      subject: { id: row.id, name: row.number },
      after: { to: changes.map(({ asked }) => namesOf(asked)) },
    },
  )
}
