import type { AdministeredUser, UserList } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { startUsersExportAddress, usersAddress, usersExportAddress } from '../calls.ts'

/** A user with the currency of the limits. */
export type UserRow = AdministeredUser & { currency: string }

export const userStates = ['invited', 'active', 'locked', 'inactive'] as const

/** The list of the customer's users. */
export const userList: ListDefinition<UserRow, UserList> = {
  address: usersAddress,
  exportAddress: usersExportAddress,
  exportJob: { address: startUsersExportAddress, list: 'user-administration' },
  names: {
    sortable: ['name', 'status', 'lastSignInAt'],
    filters: [
      { id: 'status', several: true, values: userStates },
      { id: 'role', several: false, values: 'any' },
      { id: 'approver', several: false, values: ['with', 'without'] },
      { id: 'mail', several: false, values: ['failed'] },
    ],
  },
  ownSort: { columnId: 'name', direction: 'asc' },
  columns: { key: 'columns.user-administration', hidden: ['mobile', 'customers'] },
  read: ({ users, currency, ...answer }) => ({
    ...answer,
    rows: users.map((user) => ({ ...user, currency })),
  }),
  rowId: ({ userId }) => userId,
}
