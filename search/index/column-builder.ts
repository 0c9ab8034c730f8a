import { goingOn, growing, growingColumns, type Columns, type Growing } from './columns.ts'
import type { SourceProduct } from '../documents.ts'
import type { ValueTable } from './value-table.ts'

type Gathered = Record<(typeof growingColumns)[number], Growing>

/** Gathers the columns of products, variants and values while the catalogue is read; goes on with `known` ones. */
export function columnBuilder(known?: Columns) {
  // Every name of the list gets its column.
  const columns = Object.fromEntries(
    growingColumns.map((name) => [name, known ? goingOn(known[name]) : growing()]),
  ) as Gathered
  if (!known) {
    for (const starts of [columns.firstVariant, columns.valueStart, columns.productValueStart]) starts.push(0)
  }
  return {
    columns,
    done: (): Pick<Columns, (typeof growingColumns)[number]> =>
      // As above.
      Object.fromEntries(growingColumns.map((name) => [name, columns[name].done()])) as Pick<
        Columns,
        (typeof growingColumns)[number]
      >,
    /** Adds a product; gives all its values. Its row is the last one. */
    add(product: SourceProduct, table: ValueTable): number[] {
      const category = table.categoryRow(product.categoryId)
      const own = [
        ...table.chain(category).map((each) => each.value),
        ...(product.brand ? [table.brand(product.brand)] : []),
        ...product.labels.map((kind) => table.label(kind)),
      ]
      const all = new Set(own)
      const ownCount = all.size
      for (const variant of product.variants) {
        columns.variantIds.push(variant.id)
        for (const attribute of variant.attributes) {
          const value = table.of(attribute)
          if (value === null) continue
          columns.values.push(value)
          all.add(value)
        }
        columns.valueStart.push(columns.values.size)
      }
      for (const value of all) columns.productValues.push(value)
      columns.productValueStart.push(columns.productValues.size)
      columns.firstVariant.push(columns.variantIds.size)
      columns.ownCount.push(ownCount)
      columns.available.push(product.isAvailable === true ? 1 : 0)
      columns.categoryOf.push(Math.max(0, category))
      columns.productIds.push(product.id)
      return [...all]
    },
  }
}
