export { AttributeTable, type AttributeTableProps } from './attribute-table.tsx'
export type { LocalAttribute } from './local-attribute.ts'
