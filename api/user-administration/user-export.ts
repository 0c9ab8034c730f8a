import * as v from 'valibot'
import { type AdministeredUser, type Site, sites, userExportQuerySchema } from '../contract/index.ts'
import type { ExportSource } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { exportChunk, type ExportColumn, exportContent } from '../platform/lists/export-list.ts'
import { type ListSort, sortOf } from '../platform/lists/list-filter.ts'
import type { Caller } from '../platform/services.ts'
import { roleNamesFor, type Translations, translationsFor } from '../sites/service.ts'
import type { UserSort } from '../contract/index.ts'
import { userFilterOf } from './list.ts'
import { byName, countUsers, readUserIds, readUsersOf, type UserFilter } from './store.ts'
import { usersContextOf, viewUsers } from './view.ts'

/** The users that a filter selects as a file in the language of the reader. */
export const userExport: ExportSource = {
  list: 'user-administration',
  rule: { page: 'user-administration' },
  open: async ({ store: { db }, clock }, { caller, locale }, parameters) => {
    const { format, ...query } = v.parse(userExportQuerySchema, parameters)
    const filter = userFilterOf(caller, query)
    const texts = translationsFor(locale).userExport
    const { country } = sites[caller.site]
    return exportContent(
      {
        format,
        name: `${texts.fileName}-${dayIn(country, clock())}`,
        sheet: texts.sheetName,
        total: await countUsers(db, filter),
      },
      columnsOf(country, texts, roleNamesFor(locale)),
      streamUsers(db, caller, filter, sortOf(query, byName)),
    )
  },
}

async function* streamUsers(
  queries: Queries,
  caller: Caller,
  filter: UserFilter,
  sort: ListSort<UserSort>,
): AsyncGenerator<AdministeredUser[]> {
  const context = await usersContextOf(queries, filter.customerId)
  for (let from = 0; ; from += exportChunk) {
    const ids = await readUserIds(queries, filter, sort, { from, count: exportChunk })
    if (ids.length === 0) return
    yield viewUsers(queries, caller, await readUsersOf(queries, filter.customerId, ids), context)
  }
}

const main = (amount: number | null) => (amount === null ? null : amount / 100)

/** Columns of an exported user. Limits are those that apply, in the currency's main unit. */
const columnsOf = (
  country: Site['country'],
  { headings, status: states, periods }: Translations['userExport'],
  roleName: (role: string) => string,
): ExportColumn<AdministeredUser>[] => [
  { heading: headings.name, cell: ({ name }) => name },
  { heading: headings.email, cell: ({ email }) => email },
  { heading: headings.mobile, cell: ({ mobile }) => mobile },
  { heading: headings.roles, cell: ({ roles }) => roles.map(roleName).join(', ') },
  { heading: headings.status, cell: ({ status }) => states[status] },
  { heading: headings.orderLimit, cell: ({ effective }) => main(effective.orderLimit) },
  { heading: headings.periodLimit, cell: ({ effective }) => main(effective.periodLimit) },
  {
    heading: headings.period,
    cell: ({ effective }) => (effective.period === '' ? '' : periods[effective.period]),
  },
  { heading: headings.approver, cell: ({ approver }) => approver?.name ?? '' },
  {
    heading: headings.lastSignIn,
    cell: ({ lastSignInAt }) =>
      lastSignInAt === '' ? null : { day: dayIn(country, new Date(lastSignInAt)) },
  },
  { heading: headings.customers, cell: ({ customers }) => customers.map(({ name }) => name).join(', ') },
]
