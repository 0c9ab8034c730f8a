import type { SessionCaller } from '../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../audit/service.ts'
import { readCategories } from '../catalogue/categories/service.ts'
import { changed } from '../company/service.ts'
import type { ApprovalRules, ApprovalRulesAnswer } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { approvalRulesOf, writeApprovalRules } from './rules-store.ts'

/** What the caller's company asks approval for, with the product groups to choose from. */
export async function readApprovalRules(
  queries: Queries,
  caller: SessionCaller,
): Promise<ApprovalRulesAnswer> {
  const categories = await readCategories(queries, caller)
  return {
    rules: await approvalRulesOf(queries, caller.customerId),
    categories: categories.filter(({ parentId }) => parentId === null).map(({ id, name }) => ({ id, name })),
  }
}

const factsOf = (rules: ApprovalRules, names: ReadonlyMap<number, string>): AuditFacts => ({
  costCentreBudget: rules.costCentreBudget,
  newUserOrders: rules.newUserOrders,
  deadlineHours: rules.deadlineHours,
  reminderHours: rules.reminderHours,
  everyStep: rules.everyStep,
  mayChange: rules.mayChange,
  categories: rules.categoryIds.map((id) => names.get(id) ?? String(id)),
})

/** Saves the rules. Errors: 400 by field, 409 `changed` with the current ones. */
export async function saveApprovalRules(
  context: WriteContext,
  caller: SessionCaller,
  request: ApprovalRules,
): Promise<ApprovalRulesAnswer> {
  const { trx } = context
  const { rules: before, categories } = await readApprovalRules(trx, caller)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const unknown = request.categoryIds.findIndex((id) => !names.has(id))
  if (unknown >= 0)
    throw new ApiError(400, 'noSuchCategory', 'There is no such product group.', {
      field: `categoryIds.${unknown}`,
    })
  if (request.reminderHours >= request.deadlineHours)
    throw new ApiError(400, 'late', 'The reminder must come before the deadline.', { field: 'reminderHours' })
  if (!(await writeApprovalRules(trx, caller.customerId, request)))
    throw changed(await approvalRulesOf(trx, caller.customerId))
  await recordAudit(context, caller, {
    action: 'approval.rules',
    subject: { id: caller.customerId, name: '' },
    before: factsOf(before, names),
    after: factsOf(request, names),
  })
  return readApprovalRules(trx, caller)
}
