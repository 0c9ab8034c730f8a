import * as v from 'valibot'
import { daySchema } from '../common.ts'
import { changedSchema } from '../company.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const hours = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** What a company asks approval for besides the limits of its users, and how long approvers have. */
const ruleEntries = {
  /** Orders above the budget of their cost centre. */
  costCentreBudget: v.boolean(),
  /** The first orders of each user; 0 for none. */
  newUserOrders: hours(0, 50),
  /** Product groups, with those below them. */
  categoryIds: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100)),
  deadlineHours: hours(1, 24 * 60),
  /** Hours after which approvers are reminded; 0 for never. */
  reminderHours: hours(0, 24 * 30),
  /**
   * The approver of the user, those of the unit and the manager of the cost centre decide one after the other, not only
   * the first.
   */
  everyStep: v.boolean(),
  /** Approvers may lower quantities and remove lines. */
  mayChange: v.boolean(),
}
export const approvalRulesSchema = v.object({ version: v.number(), ...ruleEntries })
export type ApprovalRules = v.InferOutput<typeof approvalRulesSchema>

/** `GET …/rules`: with the product groups of the top level to choose from. */
export const approvalRulesAnswerSchema = v.object({
  rules: approvalRulesSchema,
  categories: v.array(v.object({ id: v.number(), name: v.string() })),
})
export type ApprovalRulesAnswer = v.InferOutput<typeof approvalRulesAnswerSchema>
/** `POST …/saverules`: 409 `changed` with the current rules. */
export const saveApprovalRulesSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
  ...ruleEntries,
})
export const changedApprovalRulesSchema = changedSchema(approvalRulesSchema)

export const approvalDeputySchema = v.object({
  deputyId: v.string(),
  userId: v.string(),
  name: v.string(),
  from: v.string(),
  until: v.string(),
})
/** `GET …/deputies`: those of the caller, for whom the caller is one, and who can be chosen. */
export const approvalDeputiesSchema = v.object({
  deputies: v.array(approvalDeputySchema),
  principals: v.array(approvalDeputySchema),
  colleagues: v.array(v.object({ userId: v.string(), name: v.string() })),
})
export type ApprovalDeputies = v.InferOutput<typeof approvalDeputiesSchema>
/** `POST …/savedeputy`: a period of days, both included. */
export const saveDeputySchema = v.object({ userId: id, from: daySchema, until: daySchema })
export const removeDeputySchema = v.object({ deputyId: id })
