import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { type SessionCaller, customerTermsOf } from '../../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../../audit/service.ts'
import { type CostCentre, type saveCostCentreRequestSchema, sites } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { peopleOf } from '../people.ts'
import { changed, restoreMinutes, tooMany } from '../record-refusals.ts'
import { runningPeriod } from './running-period.ts'
import {
  changeCostCentre,
  findCostCentre,
  insertCostCentre,
  listCostCentres,
  readBuyers,
  readCostCentreUse,
  setBuyers,
} from './store.ts'

const mostCostCentres = 500

const noSuch = () => notFound('There is no such cost centre.', 'costCentreId')

/** The cost centres of the caller's company with the use of their budgets, by number. */
export async function readCostCentres(
  queries: Queries,
  { customerId, userId, site }: Pick<SessionCaller, 'customerId' | 'userId' | 'site'>,
  now: Date,
): Promise<CostCentre[]> {
  const { country } = sites[site]
  const rows = await listCostCentres(queries, customerId)
  const buyers = Map.groupBy(
    await readBuyers(
      queries,
      rows.map(({ id }) => id),
    ),
    ({ costCentreId }) => costCentreId,
  )
  const managers = await peopleOf(
    queries,
    customerId,
    rows.flatMap(({ managerId }) => managerId ?? []),
  )
  const { hidesPrices } = await customerTermsOf(queries, userId, customerId)
  const uses = await readCostCentreUse(
    queries,
    customerId,
    (period) => runningPeriod(country, period, now).start,
  )
  return rows.map((row): CostCentre => {
    const { from, until } = runningPeriod(country, row.period, now)
    const use = uses.get(row.id)
    return {
      costCentreId: row.id,
      version: row.version,
      number: row.number,
      name: row.name,
      budget: row.budget,
      period: row.period,
      forEveryone: row.forEveryone === 1,
      active: row.active === 1,
      manager: managers.get(row.managerId ?? '') ?? null,
      buyers: (buyers.get(row.id) ?? []).map(({ userId: id, name }) => ({ userId: id, name })),
      used: hidesPrices ? null : (use?.used ?? 0),
      periodFrom: from,
      periodUntil: until,
      inUse: use?.inUse ?? false,
    }
  })
}

const findShown = async (context: WriteContext, caller: SessionCaller, id: string) =>
  (await readCostCentres(context.trx, caller, context.now)).find(({ costCentreId }) => costCentreId === id)

/** The values for the audit. Amounts are in the main unit of the currency. */
const factsOf = (costCentre: CostCentre): AuditFacts => ({
  number: costCentre.number,
  name: costCentre.name,
  manager: costCentre.manager?.name ?? '',
  budget: costCentre.budget === null ? null : costCentre.budget / 100,
  period: costCentre.period,
  forEveryone: costCentre.forEveryone,
  buyers: costCentre.buyers.map(({ name }) => name),
  active: costCentre.active,
})

/** Checks that a number is free in the company. Errors: 400. */
async function checkNumber(queries: Queries, customerId: string, id: string, number: string): Promise<void> {
  const taken = (await listCostCentres(queries, customerId)).find((other) => other.number === number)
  if (taken !== undefined && taken.id !== id)
    throw new ApiError(400, 'numberTaken', 'Another cost centre has this number.', { field: 'number' })
}

/**
 * Adds or changes a cost centre. Errors: 400 by field, 404, 409 `changed` with the current one, 409 `tooMany`.
 */
export async function saveCostCentre(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof saveCostCentreRequestSchema>,
): Promise<CostCentre> {
  const { trx } = context
  const { customerId } = caller
  const { costCentreId, version, buyerIds, forEveryone, active, ...fields } = request
  const id = costCentreId === '' ? randomUUID() : costCentreId
  const before = costCentreId === '' ? undefined : await findShown(context, caller, id)
  if (costCentreId !== '' && before === undefined) throw noSuch()
  const wanted = [...buyerIds, ...(fields.managerId === null ? [] : [fields.managerId])]
  // Those who have left the company meanwhile may stay where they were.
  const known = new Set([
    ...(await peopleOf(trx, customerId, wanted)).keys(),
    ...(before?.buyers ?? []).map(({ userId }) => userId),
  ])
  const stranger = buyerIds.findIndex((userId) => !known.has(userId))
  if (stranger >= 0)
    throw new ApiError(400, 'notInCompany', 'The company has no such user.', {
      field: `buyerIds.${stranger}`,
    })
  if (fields.managerId !== null && !known.has(fields.managerId))
    throw new ApiError(400, 'notInCompany', 'The company has no such user.', { field: 'managerId' })
  await checkNumber(trx, customerId, id, fields.number)
  const row = { ...fields, forEveryone: forEveryone ? 1 : 0, active: active ? 1 : 0 }
  if (before === undefined) {
    if ((await listCostCentres(trx, customerId)).length >= mostCostCentres) throw tooMany(mostCostCentres)
    await insertCostCentre(trx, { id, customerId, ...row, version: 1, deletedAt: null })
  } else if (!(await changeCostCentre(trx, { id, version }, row)))
    throw changed(await findShown(context, caller, id))
  await setBuyers(trx, id, buyerIds)
  const saved = await findShown(context, caller, id)
  if (saved === undefined) throw noSuch()
  await recordAudit(context, caller, {
    action: before === undefined ? 'costCentre.create' : 'costCentre.change',
    subject: { id, name: `${saved.number} ${saved.name}` },
    ...(before === undefined ? {} : { before: factsOf(before) }),
    after: factsOf(saved),
  })
  return saved
}

/** Deletes a cost centre that no order names. A repeat changes nothing. Errors: 404, 409 `used`. */
export async function deleteCostCentre(
  context: WriteContext,
  caller: SessionCaller,
  id: string,
): Promise<void> {
  const { trx, now } = context
  const row = await findCostCentre(trx, caller.customerId, id)
  if (row === undefined) throw noSuch()
  const shown = await findShown(context, caller, id)
  if (shown === undefined) return
  if (shown.inUse)
    throw new ApiError(409, 'used', 'Orders name the cost centre. Make it inactive instead.', {
      field: 'costCentreId',
    })
  await changeCostCentre(trx, row, { deletedAt: now.toISOString() })
  await recordAudit(context, caller, {
    action: 'costCentre.delete',
    subject: { id, name: `${row.number} ${row.name}` },
    before: factsOf(shown),
  })
}

/** Restores a cost centre that was deleted within an hour. Errors: 404, 409 `numberTaken`. */
export async function restoreCostCentre(
  context: WriteContext,
  caller: SessionCaller,
  id: string,
): Promise<void> {
  const { trx, now } = context
  const row = await findCostCentre(trx, caller.customerId, id)
  const oldest = new Date(now.getTime() - restoreMinutes * 60_000).toISOString()
  if (row === undefined || (row.deletedAt !== null && row.deletedAt < oldest)) throw noSuch()
  if (row.deletedAt === null) return
  if ((await listCostCentres(trx, caller.customerId)).some(({ number }) => number === row.number))
    throw new ApiError(409, 'numberTaken', 'Another cost centre has got this number.', { field: 'number' })
  await changeCostCentre(trx, row, { deletedAt: null })
  const shown = await findShown(context, caller, id)
  await recordAudit(context, caller, {
    action: 'costCentre.restore',
    subject: { id, name: `${row.number} ${row.name}` },
    ...(shown === undefined ? {} : { after: factsOf(shown) }),
  })
}
