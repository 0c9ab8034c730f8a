import type { Matrix } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { matrixAddress, matrixExportAddress, startMatrixExportAddress } from '../../calls.ts'

/** A user with roles at customers. */
export type MatrixUser = Matrix['users'][number]
export type MatrixCustomer = Matrix['customers'][number]

/** The list of users with a column for each customer whose users the reader administers. */
export const matrixList: ListDefinition<MatrixUser, Matrix> = {
  address: matrixAddress,
  exportAddress: matrixExportAddress,
  exportJob: { address: startMatrixExportAddress, list: 'customer-administration' },
  names: {
    sortable: ['name', 'lastSignInAt'],
    filters: [
      { id: 'role', several: false, values: 'any' },
      { id: 'customer', several: false, values: 'any' },
    ],
  },
  ownSort: { columnId: 'name', direction: 'asc' },
  columns: { key: 'columns.customer-administration', hidden: ['email', 'lastSignInAt'] },
  read: ({ users, ...answer }) => ({ ...answer, rows: users }),
  rowId: ({ userId }) => userId,
}

/** The roles of a user at a customer; null if the user is not attached there. */
export const rolesAt = (
  { cells }: MatrixUser,
  { customerId }: Pick<MatrixCustomer, 'customerId'>,
): readonly string[] | null => cells.find((cell) => cell.customerId === customerId)?.roles ?? null
