import * as v from 'valibot'
import { moneySchema, oneLineSchema } from '../common.ts'
import { exportFormatEntry, listPageEntry, undatedListFilterSchema } from '../list-query.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

/** How often a budget begins again, by the calendar of the site's country. */
export const budgetPeriods = ['week', 'month', 'quarter', 'halfYear', 'year'] as const
export type BudgetPeriod = (typeof budgetPeriods)[number]

/** Buyers of a cost centre, and members of a unit, at most. */
export const mostPeople = 400

/** A user of the company. */
export const companyPersonSchema = v.object({ userId: v.string(), name: v.string() })
export type CompanyPerson = v.InferOutput<typeof companyPersonSchema>

const costCentre = {
  number: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(40)),
  name: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(80)),
  /** Net amount per period, in the minor unit of the site's currency; null without a budget. */
  budget: v.nullable(v.pipe(moneySchema, v.minValue(0), v.maxValue(100_000_000_000_00))),
  period: v.picklist(budgetPeriods),
  /** Whether all users may order on it, or its buyers only. */
  forEveryone: v.boolean(),
  active: v.boolean(),
}

export const costCentreSchema = v.object({
  costCentreId: v.string(),
  version: v.number(),
  ...costCentre,
  manager: v.nullable(companyPersonSchema),
  buyers: v.array(companyPersonSchema),
  /** Net amount of the orders of the running period, without cancelled ones; null if the user hides prices. */
  used: v.nullable(moneySchema),
  /** First and last day of the running period. */
  periodFrom: v.string(),
  periodUntil: v.string(),
  /** An order names it: it can be made inactive, not deleted. */
  inUse: v.boolean(),
})
export type CostCentre = v.InferOutput<typeof costCentreSchema>

/** Cost centres per page. */
export const costCentresPerPage = 25
export const costCentreSorts = ['number', 'name', 'budget', 'used'] as const
export type CostCentreSort = (typeof costCentreSorts)[number]

/** `over`: more is ordered than the budget of the running period. */
const costCentreFilterSchema = undatedListFilterSchema(costCentreSorts, {
  status: v.optional(
    v.picklist(['', 'active', 'inactive', 'over'], 'A cost centre is active, inactive or over its budget.'),
    '',
  ),
})
export type CostCentreFilterQuery = v.InferOutput<typeof costCentreFilterSchema>
export const costCentresQuerySchema = v.object({ ...listPageEntry, ...costCentreFilterSchema.entries })
export const costCentreExportQuerySchema = v.object({
  ...exportFormatEntry,
  ...costCentreFilterSchema.entries,
})

/** `GET /api/customer/costcentres`: those of the user's company, by number. */
export const costCentresSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  currency: v.string(),
  costCentres: v.array(costCentreSchema),
})
export type CostCentres = v.InferOutput<typeof costCentresSchema>

/** `POST /api/customer/costcentre/save`: an empty `costCentreId` adds one. */
export const saveCostCentreRequestSchema = v.object({
  costCentreId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  version: v.optional(version, 0),
  ...costCentre,
  managerId: v.nullable(id),
  buyerIds: v.pipe(v.array(id), v.maxLength(mostPeople)),
})
export const savedCostCentreSchema = v.object({ costCentre: costCentreSchema })
export const costCentreIdRequestSchema = v.object({ costCentreId: id })

/** `GET /api/customer/people?search=…`: users of the company whose name or e-mail address has that part, 20 at most. */
export const peopleQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
})
export const peopleSchema = v.object({ people: v.array(companyPersonSchema) })
