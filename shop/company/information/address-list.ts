import type { CompanyAddress, CompanyAddresses } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { addressesAddress, addressesExportAddress } from '../calls.ts'

/** The list of the company's delivery addresses. A company has so few that every export is sent at once. */
export const addressList: ListDefinition<CompanyAddress, CompanyAddresses> = {
  address: addressesAddress,
  exportAddress: addressesExportAddress,
  names: {
    sortable: ['name', 'postalCode', 'city'],
    filters: [{ id: 'status', several: false, values: ['active', 'inactive'] }],
    undated: true,
  },
  ownSort: { columnId: '', direction: 'asc' },
  columns: { key: 'columns.addresses', hidden: ['phone'] },
  read: ({ addresses, ...answer }) => ({ ...answer, rows: addresses }),
  rowId: ({ addressId }) => addressId,
}
