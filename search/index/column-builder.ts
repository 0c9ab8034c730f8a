import {
  extendColumn,
  growableColumn,
  documentColumns,
  type Columns,
  type GrowableColumn,
} from './columns.ts'
import type { ProductDocument } from '../documents.ts'
import type { ValueTable } from './value-table.ts'

type ColumnSet = Record<(typeof documentColumns)[number], GrowableColumn>

/** Collects the columns of documents. Extends the `known` columns if there are any. */
export function columnBuilder(known?: Columns) {
  // Every name of the list has a column.
  const columns = Object.fromEntries(
    documentColumns.map((name) => [name, known ? extendColumn(known[name]) : growableColumn()]),
  ) as ColumnSet
  if (!known) {
    for (const starts of [columns.firstVariant, columns.valueStart, columns.productValueStart]) starts.push(0)
  }
  return {
    columns,
    done: (): Pick<Columns, (typeof documentColumns)[number]> =>
      // As above.
      Object.fromEntries(documentColumns.map((name) => [name, columns[name].done()])) as Pick<
        Columns,
        (typeof documentColumns)[number]
      >,
    /** Adds a product as the last row. Returns all its values. */
    add(product: ProductDocument, table: ValueTable): number[] {
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
