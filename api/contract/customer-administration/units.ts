import * as v from 'valibot'
import { oneLineSchema } from '../common.ts'
import { exportFormatEntry, listPageEntry, undatedListFilterSchema } from '../list-query.ts'
import { companyPersonSchema, mostPeople } from './cost-centres.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** What a user is in a unit: one who orders for it, or one who approves its orders. */
export const unitParts = ['member', 'approver'] as const
export type UnitPart = (typeof unitParts)[number]

const unit = {
  number: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(40)),
  name: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(80)),
}

/** A branch or department of a company. */
export const companyUnitSchema = v.object({
  unitId: v.string(),
  version: v.number(),
  ...unit,
  /** Delivery addresses that its members are offered first. */
  addresses: v.array(v.object({ addressId: v.string(), name: v.string(), city: v.string() })),
  members: v.array(companyPersonSchema),
  approvers: v.array(companyPersonSchema),
})
export type CompanyUnit = v.InferOutput<typeof companyUnitSchema>

/** Units per page. */
export const unitsPerPage = 25
export const unitSorts = ['number', 'name'] as const
export type UnitSort = (typeof unitSorts)[number]

const unitFilterSchema = undatedListFilterSchema(unitSorts, {
  approver: v.optional(v.picklist(['', 'with', 'without'], 'Units are with or without an approver.'), ''),
})
export type UnitFilterQuery = v.InferOutput<typeof unitFilterSchema>
export const unitsQuerySchema = v.object({ ...listPageEntry, ...unitFilterSchema.entries })
export const unitExportQuerySchema = v.object({ ...exportFormatEntry, ...unitFilterSchema.entries })

/** `GET /api/customer/units`: those of the user's company, by number. */
export const companyUnitsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  units: v.array(companyUnitSchema),
})
export type CompanyUnits = v.InferOutput<typeof companyUnitsSchema>

/** `POST /api/customer/unit/save`: an empty `unitId` adds one. */
export const saveUnitRequestSchema = v.object({
  unitId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)), 0),
  ...unit,
  addressIds: v.pipe(v.array(id), v.maxLength(100)),
  memberIds: v.pipe(v.array(id), v.maxLength(mostPeople)),
  approverIds: v.pipe(v.array(id), v.maxLength(20)),
})
export const savedUnitSchema = v.object({ unit: companyUnitSchema })
export const unitIdRequestSchema = v.object({ unitId: id })
