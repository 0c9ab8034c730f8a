import type { CompanyContact, CompanyContacts } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { contactsAddress, contactsExportAddress } from '../calls.ts'

/** The list of the company's contact persons. A company has so few that every export is sent at once. */
export const contactList: ListDefinition<CompanyContact, CompanyContacts> = {
  address: contactsAddress,
  exportAddress: contactsExportAddress,
  names: { sortable: ['name', 'title', 'email'], filters: [], undated: true, prefix: 'contacts.' },
  ownSort: { columnId: 'name', direction: 'asc' },
  columns: { key: 'columns.contacts', hidden: [] },
  read: ({ contacts, ...answer }) => ({ ...answer, rows: contacts }),
  rowId: ({ contactId }) => contactId,
}
