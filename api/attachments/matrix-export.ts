import * as v from 'valibot'
import type { CustomerRow } from '../accounts/service.ts'
import { matrixExportQuerySchema, type MatrixSort, sites } from '../contract/index.ts'
import type { ExportSource } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { exportChunk, exportContent } from '../platform/lists/export-list.ts'
import { type ListSort, sortOf } from '../platform/lists/list-filter.ts'
import { roleNamesFor, translationsFor } from '../sites/service.ts'
import { administeredCustomers, byName, cellsOf, matrixFilterOf } from './matrix.ts'
import { countUsersAt, readUsersAt, type UserAt, type UsersAtFilter } from './store.ts'

interface MatrixRow extends UserAt {
  /** Roles by customer; null if the user is not attached there. */
  rolesAt: (customerId: string) => readonly string[] | null
}

/** The users that a filter selects, with their roles at the customers that the reader administers. */
export const matrixExport: ExportSource = {
  list: 'customer-administration',
  rule: 'perm:adminUsers',
  open: async ({ store: { db }, clock }, { caller, locale }, parameters) => {
    const { format, ...query } = v.parse(matrixExportQuerySchema, parameters)
    const customers = await administeredCustomers(db, caller)
    const filter = matrixFilterOf(caller, customers, query)
    const { matrixExport: texts, userExport } = translationsFor(locale)
    const roleName = roleNamesFor(locale)
    const { country } = sites[caller.site]
    return exportContent(
      {
        format,
        name: `${texts.fileName}-${dayIn(country, clock())}`,
        sheet: texts.sheetName,
        total: await countUsersAt(db, filter),
      },
      [
        { heading: userExport.headings.name, cell: ({ name }: MatrixRow) => name },
        { heading: userExport.headings.email, cell: ({ email }: MatrixRow) => email },
        {
          heading: userExport.headings.lastSignIn,
          cell: ({ lastSignInAt }: MatrixRow) =>
            lastSignInAt === '' ? null : { day: dayIn(country, new Date(lastSignInAt)) },
        },
        ...customers.map((customer) => ({
          heading: headingOf(customer),
          cell: ({ rolesAt }: MatrixRow) => rolesAt(customer.id)?.map(roleName).join(', ') ?? '',
        })),
      ],
      readRows(db, customers, filter, sortOf(query, byName)),
    )
  },
}

const headingOf = ({ number, name }: CustomerRow): string => `${name} (${number})`

async function* readRows(
  queries: Queries,
  customers: readonly CustomerRow[],
  filter: UsersAtFilter,
  sort: ListSort<MatrixSort>,
): AsyncGenerator<MatrixRow[]> {
  for (let from = 0; ; from += exportChunk) {
    const users = await readUsersAt(queries, filter, sort, { from, count: exportChunk })
    if (users.length === 0) return
    const rolesAt = await cellsOf(
      queries,
      users.map(({ id }) => id),
      customers.map(({ id }) => id),
    )
    yield users.map((user) => ({ ...user, rolesAt: (customerId) => rolesAt(user.id, customerId) }))
  }
}
