import { Attributes, type FacetKind } from '../attributes.ts'
import type { Changes } from '../staging/changes.ts'
import type { SharedTexts } from './shared-texts.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'
import type { PriceGroupsAndWarehouses } from '../table/trade-columns.ts'

const facetKinds: readonly FacetKind[] = [1, 2, 3]

/** The price groups and warehouses of the catalogue. */
export async function readTrade(db: ImportDatabase): Promise<PriceGroupsAndWarehouses> {
  const groups = await db.selectFrom('priceGroups').selectAll().execute()
  const warehouses = await db.selectFrom('warehouses').select(['id', 'country']).execute()
  return {
    groups: new Map(groups.map(({ id, currency }) => [id, currency])),
    warehouses: new Map(warehouses.map(({ id, country }) => [id, country])),
  }
}

/** The attributes of the catalogue, and the last position among them. */
export async function readAttributes(db: ImportDatabase) {
  const rows = await db.selectFrom('attributes').selectAll().execute()
  return {
    attributes: new Attributes(
      new Map(
        rows.map(({ key, kind, unit }) => [
          key,
          { kind: facetKinds.find((each) => each === kind) ?? 1, unit },
        ]),
      ),
    ),
    last: Math.max(-1, ...rows.map(({ position }) => position)),
  }
}

/** Plans the attributes, price groups, warehouses and shared texts that a file adds. */
export async function planReferenceData(
  db: ImportDatabase,
  changes: Changes,
  words: SharedTexts,
  {
    attributes,
    last,
    trade,
    before,
  }: {
    attributes: Attributes
    last: number
    trade: PriceGroupsAndWarehouses
    before: PriceGroupsAndWarehouses
  },
): Promise<void> {
  let position = last
  for (const [key, { kind, unit }] of attributes.added)
    await changes.put('attributes', { key, kind, unit, position: (position += 1) })
  for (const [id, currency] of trade.groups)
    if (!before.groups.has(id)) await changes.put('priceGroups', { id, currency })
  for (const [id, country] of trade.warehouses)
    if (!before.warehouses.has(id)) await changes.put('warehouses', { id, name: id, country })
  await words.plan(db, changes)
}
