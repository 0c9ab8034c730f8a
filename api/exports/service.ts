import { lockUser } from '../accounts/service.ts'
import { type Export, type ExportedList, type Exports, mostJobRows } from '../contract/index.ts'
import { discardFile } from '../files/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { cancelJob, enqueue, type JobOwner } from '../platform/jobs/store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Services } from '../platform/services.ts'
import { exportJob } from './export-job.ts'
import { type ExportQuery, type ExportReader, exportQueryOf, type ExportSource } from './export-source.ts'
import { deleteExport, insertExport, readExports, readUnfinished } from './store.ts'

export { exportQueryOf, type ExportReader, exportReaderOf, type ExportSource } from './export-source.ts'

/** Exports of one user that may wait or run at a time. */
const mostUnfinished = 5

/**
 * Starts a job that makes a file for the caller. The same request while its job runs starts no second one. Errors: 400,
 * 409 `tooManyRows` and `tooManyExports`.
 */
export async function startExport(
  services: Services,
  { caller, locale }: ExportReader,
  { list, open }: ExportSource,
  filter: Readonly<Record<string, unknown>>,
): Promise<{ exportId: string }> {
  const { userId, customerId, site, siteName, language } = caller
  const query: ExportQuery = exportQueryOf(filter)
  const { total } = await open(services, { caller, locale }, query)
  if (total > mostJobRows)
    throw new ApiError(
      409,
      'tooManyRows',
      `An export has at most ${mostJobRows} rows. Filter the list first.`,
      {
        more: { most: mostJobRows },
      },
    )
  const payload = { list, query, userId, customerId, site, siteName, language, locale }
  const request = JSON.stringify({ query, locale })
  const exportId = await inTransaction(services, async (context) => {
    await lockUser(context, userId)
    const unfinished = await readUnfinished(context.trx, userId)
    const same = unfinished.find(
      (each) => each.customerId === customerId && each.list === list && each.request === request,
    )
    if (same !== undefined) return same.id
    if (unfinished.length >= mostUnfinished)
      throw new ApiError(409, 'tooManyExports', `At most ${mostUnfinished} exports are made at a time.`)
    const id = await enqueue(context, exportJob, { payload, owner: { customerId, userId } })
    const createdAt = context.now.toISOString()
    await insertExport(context.trx, { id, customerId, userId, list, request, createdAt })
    return id
  })
  services.startJobs()
  return { exportId }
}

/** The owner's exports of a list that run, are ready or have failed. */
export async function listExports(
  db: Queries,
  owner: JobOwner,
  list: ExportedList,
  now: Date,
): Promise<Exports> {
  const rows = await readExports(db, owner, list)
  return {
    exports: rows.flatMap(({ id, state, fileId, name, size, expiresAt, ...job }): Export[] => {
      if (state === 'cancelled') return []
      if (state !== 'ready') return [{ exportId: id, state, ...job, file: null }]
      const isGone = fileId === null || name === null || size === null || expiresAt === null
      if (isGone || expiresAt <= now.toISOString()) return []
      return [{ exportId: id, state, ...job, file: { fileId, name, size: Number(size), expiresAt } }]
    }),
  }
}

/** Cancels an export of the owner, or deletes it with its file. Errors: 404. */
export async function removeExport({ trx, now }: WriteContext, owner: JobOwner, id: string): Promise<void> {
  if (await cancelJob(trx, id, owner, now)) return
  const fileId = await deleteExport(trx, id, owner)
  if (fileId === undefined) throw notFound('There is no such export.', 'exportId')
  await discardFile(trx, owner, fileId, now)
}
