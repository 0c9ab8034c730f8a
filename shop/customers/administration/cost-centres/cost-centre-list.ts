import type { CostCentre, CostCentres } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { costCentresAddress, costCentresExportAddress } from '../../calls.ts'

/** A cost centre with the currency of its budget. */
export type CostCentreRow = CostCentre & { currency: string }

export const costCentreStates = ['active', 'inactive', 'over'] as const

/** The list of the company's cost centres. A company has so few that every export is sent at once. */
export const costCentreList: ListDefinition<CostCentreRow, CostCentres> = {
  address: costCentresAddress,
  exportAddress: costCentresExportAddress,
  names: {
    sortable: ['number', 'name', 'used'],
    filters: [{ id: 'status', several: false, values: costCentreStates }],
    undated: true,
  },
  ownSort: { columnId: 'number', direction: 'asc' },
  columns: { key: 'columns.cost-centres', hidden: [] },
  read: ({ costCentres, currency, ...answer }) => ({
    ...answer,
    rows: costCentres.map((costCentre) => ({ ...costCentre, currency })),
  }),
  rowId: ({ costCentreId }) => costCentreId,
}

/** Number and name. */
export const costCentreTitle = ({ number, name }: Pick<CostCentre, 'number' | 'name'>): string =>
  `${number} ${name}`
