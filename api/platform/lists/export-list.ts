import { setImmediate } from 'node:timers/promises'
import { type ExportFormat, mostExportRows } from '../../contract/index.ts'
import { type Cell, writeCsv, writeXlsx } from '../../spreadsheets/index.ts'
import { contentDisposition } from '../files/file-name.ts'
import { type FileType, fileTypes } from '../files/file-type.ts'
import { ApiError } from '../http/api-error.ts'

/** A column of an exported list. */
export interface ExportColumn<Row> {
  heading: string
  cell: (row: Row) => Cell
}

const typeOf = (type: FileType): string => (type === 'csv' ? 'text/csv; charset=utf-8' : fileTypes[type])

/** Rows that are read and written at once. */
export const exportChunk = 250

async function* cellsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<readonly Row[]>,
  onRows: (count: number) => Promise<void> = async () => {},
) {
  yield [columns.map(({ heading }): Cell => heading)]
  for await (const some of rows) {
    yield some.map((row) => columns.map(({ cell }) => cell(row)))
    await onRows(some.length)
    // The embedded database answers at once: without this, an export would hold the thread to its end.
    await setImmediate()
  }
}

/** The bytes of a file as the body of an answer; a reader that goes away ends the making. */
export const streamOf = (
  bytes: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await bytes.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await bytes.return(undefined)
    },
  })

/**
 * A file that is made while it is read. `onRows` receives how many rows were written, and ends the making by throwing.
 */
export interface ExportContent {
  /** Name of the file. */
  name: string
  type: FileType
  /** Rows of the file. */
  total: number
  bytes: (onRows?: (count: number) => Promise<void>) => AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/** A list as a file. `name` has no extension, `sheet` is the name of the sheet. */
export const exportContent = <Row>(
  { format, name, sheet, total }: { format: ExportFormat; name: string; sheet: string; total: number },
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<readonly Row[]>,
): ExportContent => ({
  name: `${name}.${format}`,
  type: format,
  total,
  bytes: (onRows) => {
    const cells = cellsOf(columns, rows, onRows)
    return format === 'csv' ? writeCsv(cells) : writeXlsx(sheet, cells)
  },
})

/** The file as an answer. Errors: 409 if it has so many rows that a job must make it. */
export function exportResponse({ name, type, total, bytes }: ExportContent): Response {
  if (total > mostExportRows)
    throw new ApiError(
      409,
      'tooManyRows',
      `A download has at most ${mostExportRows} rows. Start an export instead.`,
      {
        more: { most: mostExportRows },
      },
    )
  return new Response(streamOf(bytes()), {
    headers: {
      'content-type': typeOf(type),
      'content-disposition': contentDisposition(name),
      'cache-control': 'private, no-store',
    },
  })
}
