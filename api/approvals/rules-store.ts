import * as v from 'valibot'
import type { ApprovalRules } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'

/**
 * The rules of a company that has not changed any: a budget that a cost centre has is not exceeded without approval.
 */
const defaultRules: ApprovalRules = {
  version: 0,
  costCentreBudget: true,
  newUserOrders: 0,
  categoryIds: [],
  deadlineHours: 120,
  reminderHours: 24,
  everyStep: false,
  mayChange: true,
}

const idsSchema = v.array(v.number())

/** What a company asks approval for. */
export async function approvalRulesOf(queries: Queries, customerId: string): Promise<ApprovalRules> {
  const row = await queries
    .selectFrom('approvalRules')
    .selectAll()
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (row === undefined) return defaultRules
  const { version, newUserOrders, deadlineHours, reminderHours } = row
  return {
    version,
    costCentreBudget: row.costCentreBudget === 1,
    newUserOrders,
    categoryIds: v.parse(idsSchema, JSON.parse(row.categoryIds)),
    deadlineHours,
    reminderHours,
    everyStep: row.everyStep === 1,
    mayChange: row.mayChange === 1,
  }
}

/** Saves rules over those of a version. Returns whether they still were of that version. */
export async function writeApprovalRules(
  queries: Queries,
  customerId: string,
  { version, ...rules }: ApprovalRules,
): Promise<boolean> {
  const values = {
    ...rules,
    costCentreBudget: rules.costCentreBudget ? 1 : 0,
    everyStep: rules.everyStep ? 1 : 0,
    mayChange: rules.mayChange ? 1 : 0,
    categoryIds: JSON.stringify(rules.categoryIds),
    version: version + 1,
  }
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('approvalRules')
      .values({ customerId, ...values })
      .onConflict((conflict) => conflict.column('customerId').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await queries
    .updateTable('approvalRules')
    .set(values)
    .where('customerId', '=', customerId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
