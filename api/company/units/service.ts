import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { SessionCaller } from '../../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../../audit/service.ts'
import type { CompanyUnit, saveUnitRequestSchema } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { peopleOf } from '../people.ts'
import { changed, restoreMinutes, tooMany } from '../record-refusals.ts'
import { readAddresses } from '../store.ts'
import {
  changeUnit,
  findUnit,
  insertUnit,
  listUnits,
  readUnitAddresses,
  readUnitUsers,
  setUnitParts,
} from './store.ts'

const mostUnits = 200

const noSuch = () => notFound('There is no such unit.', 'unitId')

/** The units of a company with their addresses and people, by number. */
export async function readUnits(queries: Queries, customerId: string): Promise<CompanyUnit[]> {
  const rows = await listUnits(queries, customerId)
  const ids = rows.map(({ id }) => id)
  const addresses = Map.groupBy(await readUnitAddresses(queries, ids), ({ unitId }) => unitId)
  const users = Map.groupBy(await readUnitUsers(queries, ids), ({ unitId }) => unitId)
  const people = (id: string, wanted: 'member' | 'approver') =>
    (users.get(id) ?? []).filter(({ part }) => part === wanted).map(({ userId, name }) => ({ userId, name }))
  return rows.map(({ id, version, number, name }) => ({
    unitId: id,
    version,
    number,
    name,
    addresses: (addresses.get(id) ?? []).map(({ addressId, name: addressName, city }) => ({
      addressId,
      name: addressName,
      city,
    })),
    members: people(id, 'member'),
    approvers: people(id, 'approver'),
  }))
}

const findShown = async (queries: Queries, customerId: string, id: string) =>
  (await readUnits(queries, customerId)).find(({ unitId }) => unitId === id)

const factsOf = ({ number, name, addresses, members, approvers }: CompanyUnit): AuditFacts => ({
  number,
  name,
  addresses: addresses.map((address) => address.name),
  members: members.map((person) => person.name),
  approvers: approvers.map((person) => person.name),
})

type Request = v.InferOutput<typeof saveUnitRequestSchema>

const fail = (code: string, message: string, field: string): never => {
  throw new ApiError(400, code, message, { field })
}

/** Those who have left the company or lost the permission meanwhile may stay where they were. */
const known = (people: ReadonlyMap<string, object>, now: CompanyUnit['members'] = []) =>
  new Set([...people.keys(), ...now.map(({ userId }) => userId)])

/** Checks number, addresses and people of a unit. Errors: 400 by field. */
async function checkUnit(
  queries: Queries,
  customerId: string,
  id: string,
  request: Request,
  before: CompanyUnit | undefined,
): Promise<void> {
  const check = (
    ids: readonly string[],
    allowed: { has(id: string): boolean },
    field: string,
    code: string,
  ) => {
    const wrong = ids.findIndex((each) => !allowed.has(each))
    if (wrong >= 0) fail(code, 'The company has it not, or it may not be chosen here.', `${field}.${wrong}`)
  }
  const taken = (await listUnits(queries, customerId)).find(({ number }) => number === request.number)
  if (taken !== undefined && taken.id !== id) fail('numberTaken', 'Another unit has this number.', 'number')
  const addresses = new Set((await readAddresses(queries, customerId)).map((address) => address.id))
  check(request.addressIds, addresses, 'addressIds', 'address')
  const members = await peopleOf(queries, customerId, request.memberIds)
  check(request.memberIds, known(members, before?.members), 'memberIds', 'notInCompany')
  const approvers = await peopleOf(queries, customerId, request.approverIds, 'perm:approve')
  check(request.approverIds, known(approvers, before?.approvers), 'approverIds', 'notApprover')
}

/** Adds or changes a unit. Errors: 400 by field, 404, 409 `changed` with the current one, 409 `tooMany`. */
export async function saveUnit(
  context: WriteContext,
  caller: SessionCaller,
  request: Request,
): Promise<CompanyUnit> {
  const { trx } = context
  const { customerId } = caller
  const { unitId, version, number, name } = request
  const id = unitId === '' ? randomUUID() : unitId
  const before = unitId === '' ? undefined : await findShown(trx, customerId, id)
  if (unitId !== '' && before === undefined) throw noSuch()
  await checkUnit(trx, customerId, id, request, before)
  if (before === undefined) {
    if ((await listUnits(trx, customerId)).length >= mostUnits) throw tooMany(mostUnits)
    await insertUnit(trx, { id, customerId, number, name, version: 1, deletedAt: null })
  } else if (!(await changeUnit(trx, { id, version }, { number, name })))
    throw changed(await findShown(trx, customerId, id))
  await setUnitParts(trx, id, request)
  const saved = await findShown(trx, customerId, id)
  if (saved === undefined) throw noSuch()
  await recordAudit(context, caller, {
    action: before === undefined ? 'unit.create' : 'unit.change',
    subject: { id, name: `${number} ${name}` },
    ...(before === undefined ? {} : { before: factsOf(before) }),
    after: factsOf(saved),
  })
  return saved
}

/**
 * Deletes a unit, or restores one that was deleted within an hour. A repeat changes nothing. Errors: 404, 409
 * `numberTaken`.
 */
export async function setUnitDeleted(
  context: WriteContext,
  caller: SessionCaller,
  id: string,
  deleted: boolean,
): Promise<void> {
  const { trx, now } = context
  const { customerId } = caller
  const row = await findUnit(trx, customerId, id)
  const oldest = new Date(now.getTime() - restoreMinutes * 60_000).toISOString()
  if (row === undefined || (row.deletedAt !== null && row.deletedAt < oldest)) throw noSuch()
  if ((row.deletedAt !== null) === deleted) return
  const taken = deleted ? [] : await listUnits(trx, customerId)
  if (taken.some(({ number }) => number === row.number))
    throw new ApiError(409, 'numberTaken', 'Another unit has got this number.', { field: 'number' })
  const before = await findShown(trx, customerId, id)
  await changeUnit(trx, row, { deletedAt: deleted ? now.toISOString() : null })
  const after = await findShown(trx, customerId, id)
  await recordAudit(context, caller, {
    action: deleted ? 'unit.delete' : 'unit.restore',
    subject: { id, name: `${row.number} ${row.name}` },
    ...(before === undefined ? {} : { before: factsOf(before) }),
    ...(after === undefined ? {} : { after: factsOf(after) }),
  })
}
