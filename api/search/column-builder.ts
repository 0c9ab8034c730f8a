import { growing } from './columns.ts'
import type { SourceProduct } from './source.ts'
import type { ValueTable } from './value-table.ts'

/** Gathers the columns of products, variants and values while the catalogue is read. */
export function columnBuilder() {
  const columns = {
    productIds: growing(),
    variantIds: growing(),
    firstVariant: growing(),
    categoryOf: growing(),
    valueStart: growing(),
    values: growing(),
    productValueStart: growing(),
    productValues: growing(),
    ownCount: growing(),
  }
  return {
    columns,
    /** Adds a product; gives its row and all its values. */
    add(product: SourceProduct, table: ValueTable): number[] {
      const category = table.categoryRow(product.categoryId)
      columns.productIds.push(product.id)
      columns.categoryOf.push(Math.max(0, category))
      columns.firstVariant.push(columns.variantIds.size)
      const own = [
        ...table.chain(category).map((each) => each.value),
        ...(product.brand ? [table.brand(product.brand)] : []),
        ...product.labels.map((kind) => table.label(kind)),
      ]
      const all = new Set(own)
      columns.ownCount.push(all.size)
      for (const variant of product.variants) {
        columns.variantIds.push(variant.id)
        columns.valueStart.push(columns.values.size)
        for (const attribute of variant.attributes) {
          const value = table.of(attribute)
          if (value === null) continue
          columns.values.push(value)
          all.add(value)
        }
      }
      columns.productValueStart.push(columns.productValues.size)
      for (const value of all) columns.productValues.push(value)
      return [...all]
    },
    finish() {
      columns.firstVariant.push(columns.variantIds.size)
      columns.valueStart.push(columns.values.size)
      columns.productValueStart.push(columns.productValues.size)
    },
  }
}
