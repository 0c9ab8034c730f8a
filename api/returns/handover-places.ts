import { type SessionCaller, getCustomer } from '../accounts/service.ts'
import type { ReturnOptions, SaveReturnRequest } from '../contract/index.ts'
import { invalid } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import { deliveryAddressesFor } from '../user-administration/service.ts'
import { findPickupBranches } from '../warehouses/service.ts'
import { bringsGoodsBack } from './rules.ts'

type Places = Pick<ReturnOptions, 'addresses' | 'branches'>
type Place = Places['addresses'][number]

const viewPlace = ({ id, name, street, postalCode, city }: Place): Place => ({
  id,
  name,
  street,
  postalCode,
  city,
})

/**
 * Where goods of the caller can be fetched, and the branches where they can be handed in; the usual one of each first.
 */
export async function readHandoverPlaces(
  queries: Queries,
  caller: SessionCaller,
  now: Date,
): Promise<Places> {
  const { addresses } = await deliveryAddressesFor(queries, caller)
  const { warehouseId } = await getCustomer(queries, caller.customerId)
  const branches = await findPickupBranches(queries, caller.site, warehouseId, now)
  return { addresses: addresses.map(viewPlace), branches: branches.map(viewPlace) }
}

/** Lines of an address, as written on a letter. */
export const addressLines = ({ name, street, postalCode, city }: Omit<Place, 'id'>): string =>
  [name, street, `${postalCode} ${city}`.trim()].filter((line) => line !== '').join('\n')

/**
 * The place that a request names for its goods, else the usual one; empty if no goods come back. Errors: 400 `noPlace`.
 */
export async function checkHandoverPlace(
  queries: Queries,
  caller: SessionCaller,
  { kind, handover, handoverPlaceId }: Pick<SaveReturnRequest, 'kind' | 'handover' | 'handoverPlaceId'>,
  now: Date,
): Promise<{ handoverPlaceId: string; handoverPlace: string }> {
  if (!bringsGoodsBack(kind)) return { handoverPlaceId: '', handoverPlace: '' }
  const { addresses, branches } = await readHandoverPlaces(queries, caller, now)
  const places = handover === 'pickUp' ? addresses : branches
  const place = handoverPlaceId === '' ? places[0] : places.find(({ id }) => id === handoverPlaceId)
  if (place === undefined && handoverPlaceId !== '')
    throw invalid('noPlace', 'Goods cannot be handed over there.', 'handoverPlaceId')
  return place === undefined
    ? { handoverPlaceId: '', handoverPlace: '' }
    : { handoverPlaceId: place.id, handoverPlace: addressLines(place) }
}
