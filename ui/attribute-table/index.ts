export { AttributeTable, type AttributeTableProps } from './attribute-table.tsx'
