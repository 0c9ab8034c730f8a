import { Attributes, type FacetKind } from '../attributes.ts'
import type { Changes } from '../staging/changes.ts'
import type { CommonWords } from './shared-texts.ts'
import type { Scratch } from '../staging/temporary-tables.ts'
import type { Trade } from '../table/trade-columns.ts'

const facetKinds: readonly FacetKind[] = [1, 2, 3]

/** The price groups and warehouses of the catalogue. */
export async function readTrade(scratch: Scratch): Promise<Trade> {
  const groups = await scratch.selectFrom('priceGroups').selectAll().execute()
  const warehouses = await scratch.selectFrom('warehouses').select(['id', 'country']).execute()
  return {
    groups: new Map(groups.map(({ id, currency }) => [id, currency])),
    warehouses: new Map(warehouses.map(({ id, country }) => [id, country])),
  }
}

/** The attributes of the catalogue, and the last place among them. */
export async function readAttributes(scratch: Scratch) {
  const rows = await scratch.selectFrom('attributes').selectAll().execute()
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

/** Gathers the attributes, price groups, warehouses and words that a file has brought. */
export async function planCommon(
  scratch: Scratch,
  changes: Changes,
  words: CommonWords,
  { attributes, last, trade, before }: { attributes: Attributes; last: number; trade: Trade; before: Trade },
): Promise<void> {
  let position = last
  for (const [key, { kind, unit }] of attributes.fresh)
    await changes.put('attributes', { key, kind, unit, position: (position += 1) })
  for (const [id, currency] of trade.groups)
    if (!before.groups.has(id)) await changes.put('priceGroups', { id, currency })
  for (const [id, country] of trade.warehouses)
    if (!before.warehouses.has(id)) await changes.put('warehouses', { id, name: id, country })
  await words.plan(scratch, changes)
}
