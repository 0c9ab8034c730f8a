export { VariantTable, type VariantSort, type VariantTableProps } from './variant-table.tsx'
export type { VariantColumn, VariantRow } from './variant-row.ts'
export { sortVariants, type SortDirection } from './sort-variants.ts'
