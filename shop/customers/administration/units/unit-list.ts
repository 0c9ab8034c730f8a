import type { CompanyUnit, CompanyUnits } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { unitsAddress, unitsExportAddress } from '../../calls.ts'

/** The list of the company's units. A company has so few that every export is sent at once. */
export const unitList: ListDefinition<CompanyUnit, CompanyUnits> = {
  address: unitsAddress,
  exportAddress: unitsExportAddress,
  names: {
    sortable: ['number', 'name'],
    filters: [{ id: 'approver', several: false, values: ['with', 'without'] }],
    undated: true,
  },
  ownSort: { columnId: 'number', direction: 'asc' },
  columns: { key: 'columns.units', hidden: [] },
  read: ({ units, ...answer }) => ({ ...answer, rows: units }),
  rowId: ({ unitId }) => unitId,
}

/** Number and name. */
export const unitTitle = ({ number, name }: Pick<CompanyUnit, 'number' | 'name'>): string =>
  `${number} ${name}`
