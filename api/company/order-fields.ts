import * as v from 'valibot'
import {
  type CompanyOrderFields,
  limitedOrderFields,
  type OrderField,
  type OrderFieldName,
  orderFields,
  orderFieldSchema,
} from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import { costCentresForBuyer, listCostCentres } from './cost-centres/store.ts'
import { findOrderRules } from './store.ts'
import { longestValue, matchesPattern, patternProblem } from './value-pattern.ts'

const formatsSchema = v.record(v.string(), v.omit(orderFieldSchema, ['field', 'required']))
const free = { kind: 'text' as const, values: [], pattern: '', hint: '' }

/** What a company asks of each field of its orders. */
export async function orderFieldsOf(queries: Queries, customerId: string): Promise<CompanyOrderFields> {
  const row = await findOrderRules(queries, customerId)
  const required = row?.requiredFields.split(',') ?? []
  const formats = v.parse(formatsSchema, JSON.parse(row?.formats ?? '{}'))
  return {
    version: row?.version ?? 0,
    fields: orderFields.map((field) => ({
      field,
      required: field === 'reference' || required.includes(field),
      ...(formats[field] ?? free),
    })),
  }
}

const isLimited = (field: OrderFieldName): boolean => limitedOrderFields.some((name) => name === field)

/**
 * Checks new rules. A list of cost centres needs no values if the company has cost centres: they are the list. Errors:
 * 400 with the field.
 */
export function checkOrderFields(fields: readonly OrderField[], hasCostCentres: boolean): void {
  for (const [at, { field, kind, values, pattern }] of fields.entries()) {
    const fail = (code: string, message: string, part: string): never => {
      throw new ApiError(400, code, message, { field: `fields.${at}.${part}` })
    }
    if (fields.findIndex((other) => other.field === field) !== at)
      fail('twice', 'Each field may be named once.', 'field')
    if (kind !== 'text' && !isLimited(field)) fail('notLimited', 'This field is always free text.', 'kind')
    if (kind === 'list' && values.length === 0 && !(field === 'costCentre' && hasCostCentres))
      fail('required', 'A list needs values.', 'values')
    if (kind === 'list' && new Set(values).size < values.length)
      fail('twice', 'Each value may be in the list once.', 'values')
    if (kind !== 'pattern') continue
    if (pattern === '') fail('required', 'The pattern is missing.', 'pattern')
    const problem = patternProblem(pattern)
    if (problem === 'tooComplex') fail('tooComplex', 'The pattern matches in too many ways.', 'pattern')
    if (problem === 'syntax') fail('pattern', 'The pattern is not understood.', 'pattern')
  }
}

/**
 * What a company asks of the fields of a user's orders. If it wants the cost centre from a list and has cost centres,
 * the list has those on which the user may order.
 */
export async function orderFieldsForBuyer(
  queries: Queries,
  buyer: { customerId: string; userId: string },
): Promise<OrderField[]> {
  const { fields } = await orderFieldsOf(queries, buyer.customerId)
  const isListed = fields.some(({ field, kind }) => field === 'costCentre' && kind === 'list')
  if (!isListed || (await listCostCentres(queries, buyer.customerId)).length === 0) return fields
  const costCentres = await costCentresForBuyer(queries, buyer)
  return fields.map((rule) =>
    rule.field === 'costCentre'
      ? {
          ...rule,
          values: costCentres.map(({ number }) => number),
          names: costCentres.map(({ name }) => name),
        }
      : rule,
  )
}

/** Checks the fields of an order. Errors: 400 `required`, `notInList` or `pattern` by field. */
export async function checkOrderValues(
  queries: Queries,
  buyer: { customerId: string; userId: string },
  values: Readonly<Record<OrderFieldName, string>>,
): Promise<void> {
  const fields = await orderFieldsForBuyer(queries, buyer)
  for (const { field, required, kind, values: listed, pattern, hint } of fields) {
    const value = values[field]
    const fail = (code: string, message: string): never => {
      throw new ApiError(400, code, message, { field, more: { hint } })
    }
    if (value === '') {
      if (required) fail('required', 'The company asks for this field.')
      continue
    }
    if (kind === 'list' && !listed.includes(value))
      fail('notInList', 'The value is not in the list of the company.')
    if (kind === 'pattern' && (value.length > longestValue || !matchesPattern(pattern, value)))
      fail('pattern', 'The value does not have the form that the company asks for.')
  }
}
