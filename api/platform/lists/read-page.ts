import { listWindow } from '../../contract/index.ts'

/** Which page a list is asked for. */
export type PageQuery = Parameters<typeof listWindow>[0]

/** Rows that a query reads. */
interface RowWindow {
  from: number
  count: number
}

/** How the rows of a list are counted and read. */
interface PageSource<Row> {
  count: () => Promise<number>
  read: (window: RowWindow) => Promise<Row[]>
}

/** A page of a list from the database. Nothing is read of a page after the last one. */
export async function readPage<Row>(
  query: PageQuery,
  perPage: number,
  { count, read }: PageSource<Row>,
): Promise<{ total: number; page: number; pageSize: number; rows: Row[] }> {
  const { page, pageSize, from } = listWindow(query, perPage)
  const total = await count()
  return { total, page, pageSize, rows: from < total ? await read({ from, count: pageSize }) : [] }
}
