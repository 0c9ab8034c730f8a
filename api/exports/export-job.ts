import { isPermitted, canOpenPage } from '../accounts/service.ts'
import { languages } from '@tradecounter/search'
import * as v from 'valibot'
import { type ExportedList, exportedLists, siteKeys, siteNames } from '../contract/index.ts'
import { keepFiles, storeMadeFile } from '../files/service.ts'
import { FileStoreAway } from '../platform/files/file-store.ts'
import { FileTooLarge } from '../platform/files/spool.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import type { Services } from '../platform/services.ts'
import { translationLocales } from '../sites/service.ts'
import type { ExportSource } from './export-source.ts'
import { setExportFile } from './store.ts'

const schema = v.object({
  list: v.picklist(exportedLists),
  query: v.record(v.string(), v.string()),
  userId: v.string(),
  customerId: v.string(),
  site: v.picklist(siteKeys),
  siteName: v.picklist(siteNames),
  language: v.picklist(languages),
  locale: v.picklist(translationLocales),
})
type Payload = v.InferOutput<typeof schema>

/** Makes a file that a user has asked for. */
export const exportJob: JobKind<Payload> = { kind: 'export', schema }

async function canRead(
  { store }: Services,
  { rule }: ExportSource,
  { userId, customerId, siteName }: Payload,
): Promise<boolean> {
  if (rule === 'signed-in') return true
  const reader = { userId, customerId, siteName }
  return typeof rule === 'string'
    ? isPermitted(store.db, reader, rule)
    : canOpenPage(store.db, reader, rule.page)
}

const errorOf = (cause: unknown): unknown => {
  if (cause instanceof FileTooLarge) return new JobError('never', 'tooLarge', cause.message, { cause })
  if (cause instanceof FileStoreAway)
    return new JobError('away', 'filesUnavailable', cause.message, { cause })
  if (cause instanceof ApiError) return new JobError('never', cause.code, cause.message, { cause })
  return cause
}

/**
 * The handler of exports. A run that is broken off leaves no file; one that is repeated makes the file anew. Throws for
 * a list that nothing exports.
 */
export function createExporter(services: Services, sources: readonly ExportSource[]): JobHandler {
  const sourceOf = (list: ExportedList): ExportSource => {
    const source = sources.find((each) => each.list === list)
    if (source === undefined) throw new Error(`Nothing exports the list ${list}.`)
    return source
  }
  exportedLists.forEach(sourceOf)
  return createJobHandler(exportJob, {
    concurrency: 2,
    run: async (payload, { id, signal, progress }) => {
      const { list, query, locale, ...who } = payload
      const owner = { customerId: who.customerId, userId: who.userId }
      const source = sourceOf(list)
      if (!(await canRead(services, source, payload)))
        throw new JobError('never', 'permission', 'the user may no longer read the list')
      try {
        const { name, type, total, bytes } = await source.open(
          services,
          { caller: { ...who, sessionHash: null }, locale },
          query,
        )
        let done = 0
        const content = bytes(async (count) => {
          done += count
          await progress(done, Math.max(done, total))
        })
        const file = await storeMadeFile(services, { owner, purpose: 'export', name, type }, content, signal)
        return async (context) => {
          await keepFiles(context, owner, 'export', [file.id])
          await setExportFile(context.trx, id, file.id)
        }
      } catch (cause) {
        throw errorOf(cause)
      }
    },
  })
}
