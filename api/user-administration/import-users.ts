import { randomUUID } from 'node:crypto'
import { languageOf } from '@tradecounter/search'
import * as v from 'valibot'
import { importColumns, type ImportResult, mostImportLines, readSiteName } from '../contract/index.ts'
import { getFile, keepFiles } from '../files/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { createJobHandler, JobError, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/store.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import type { Services } from '../platform/services.ts'
import { readCsv, UnreadableFile, type SheetRow } from '../spreadsheets/index.ts'
import { type ImportLine, LineRefused, linesOf, readLine } from './import-lines.ts'
import { type Administrator, lockForChange } from './administrators.ts'
import { invite } from './invite.ts'
import { changeUser } from './save-user.ts'
import { emailOwnerOf, findUserOf } from './store.ts'

/** The job that invites and changes the users of a file. It has the id of the import. */
const importJob: JobKind<{ import: string }> = {
  kind: 'userImport',
  schema: v.object({ import: v.string() }),
}

/**
 * Checks that an uploaded file of the caller can be imported. Errors: 400 `noTable`, `columns`, `empty` or
 * `tooManyLines`, 404.
 */
export async function checkImport(
  services: Services,
  { customerId, userId }: Administrator,
  fileId: string,
): Promise<void> {
  const file = await getFile(services, fileId)
  if (file.customerId !== customerId || file.userId !== userId || file.purpose !== 'userImport')
    throw notFound('There is no such file.', 'fileId')
  await readLines(services, fileId)
}

/** The import that the caller has started with a file; undefined if there is none. */
export async function findImportOf(
  queries: Queries,
  { customerId, userId }: Administrator,
  fileId: string,
): Promise<string | undefined> {
  const found = await queries
    .selectFrom('userImports')
    .select('id')
    .where('fileId', '=', fileId)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found?.id
}

/** Keeps an uploaded file and enqueues its import. Returns the id of the import. Errors: 404. */
export async function startImport(
  context: WriteContext,
  { customerId, userId, place }: Administrator,
  fileId: string,
): Promise<string> {
  const owner = { customerId, userId }
  await keepFiles(context, owner, 'userImport', [fileId])
  const id = randomUUID()
  await context.trx
    .insertInto('userImports')
    .values({ id, ...owner, fileId, ...place, createdAt: context.now.toISOString() })
    .execute()
  await enqueue(context, importJob, { id, payload: { import: id }, owner })
  return id
}

const example = [
  'eva.ek@example.com',
  'Eva',
  'Ek',
  '070-123 45 67',
  'sv',
  'buyer',
  '5000',
  '20000',
  'month',
  '',
]

/** A file with the columns of an import and one line as an example. */
export const importTemplate = (name: string): ExportContent =>
  exportContent(
    { format: 'csv', name, sheet: name, total: 1 },
    importColumns.map((column, at) => ({ heading: column, cell: () => example[at] ?? '' })),
    (async function* () {
      yield* await Promise.resolve([[null]])
    })(),
  )

/** Progress and results of an import of the caller. Errors: 404. */
export async function readImport(
  { store: { db } }: Services,
  { customerId, userId }: { customerId: string; userId: string },
  id: string,
): Promise<ImportResult> {
  const found = await db
    .selectFrom('userImports')
    .leftJoin('jobs', 'jobs.id', 'userImports.id')
    .select(['jobs.state', 'jobs.code', 'jobs.done', 'jobs.total'])
    .where('userImports.id', '=', id)
    .where('userImports.customerId', '=', customerId)
    .where('userImports.userId', '=', userId)
    .executeTakeFirst()
  if (found === undefined) throw notFound('There is no such import.', 'importId')
  const lines = await db
    .selectFrom('userImportRows')
    .select(['line', 'email', 'outcome', 'code', 'field'])
    .where('importId', '=', id)
    .orderBy('line')
    .limit(mostImportLines)
    .execute()
  const counts = { invited: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return {
    // Jobs are deleted 30 days after their end.
    state: found.state ?? 'ready',
    code: found.code ?? '',
    done: lines.length,
    total: Math.max(found.total ?? 0, lines.length),
    counts,
    lines,
  }
}

const unusable = (code: string, message: string): ApiError =>
  new ApiError(400, code, message, { field: 'fileId' })

async function readLines({ fileStore }: Services, fileId: string): Promise<ImportLine[]> {
  const rows: SheetRow[] = []
  const content = await fileStore.read(fileId).catch((cause: unknown) => {
    throw new JobError('later', 'filesUnavailable', 'the file cannot be read', { cause })
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  try {
    for await (const row of readCsv(async function* () {
      yield* await Promise.resolve([bytes])
    })) {
      rows.push(row)
      if (rows.length > mostImportLines + 1)
        throw unusable('tooManyLines', `A file may have ${mostImportLines} lines.`)
    }
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause
    throw unusable('noTable', 'The file cannot be read as CSV.')
  }
  const lines = linesOf(rows)
  if (lines === null) throw unusable('columns', 'The file lacks a required column.')
  if (lines.length === 0) throw unusable('empty', 'The file has no lines.')
  return lines
}

type Outcome = 'invited' | 'changed' | 'unchanged'

/** Invites or changes the user of one line. Throws LineRefused and ApiError. */
async function importLine(
  context: WriteContext,
  administrator: Administrator,
  line: ImportLine,
): Promise<Outcome> {
  const { trx } = context
  const { customerId } = administrator
  const { approverEmail, email, ...values } = readLine(line)
  await lockForChange(context, administrator)
  const approver =
    approverEmail === undefined || approverEmail === ''
      ? ''
      : await emailOwnerOf(trx, customerId, approverEmail)
  if (approver === undefined) throw new LineRefused('approver', 'approverEmail')
  const known = await emailOwnerOf(trx, customerId, email)
  const row = known === undefined ? undefined : await findUserOf(trx, customerId, known)
  if (row !== undefined) {
    const changes = { ...values, ...(approverEmail === undefined ? {} : { approverId: approver }) }
    return (await changeUser(context, administrator, row, changes)) ? 'changed' : 'unchanged'
  }
  await invite(context, administrator, {
    mobile: '',
    language: '',
    roles: [],
    addressIds: [],
    costCentreIds: [],
    orderLimit: null,
    periodLimit: null,
    period: '',
    ...values,
    email,
    approverId: approver,
  })
  return 'invited'
}

/**
 * The handler of imports. Each line is one transaction with its result, so that a line takes effect as a whole or not
 * at all, and an import that is broken off goes on after its last line.
 */
export const createUserImporter = (services: Services): JobHandler =>
  createJobHandler(importJob, {
    run: async ({ import: importId }, { progress }) => {
      const { db } = services.store
      const found = await db
        .selectFrom('userImports')
        .selectAll()
        .where('id', '=', importId)
        .executeTakeFirst()
      if (found === undefined) throw new JobError('never', 'importMissing', 'the import was deleted')
      const administrator: Administrator = {
        customerId: found.customerId,
        userId: found.userId,
        place: { site: readSiteName(found.site), language: languageOf(found.language), origin: found.origin },
      }
      const lines = await readLines(services, found.fileId)
      const finished = await db
        .selectFrom('userImportRows')
        .select('line')
        .where('importId', '=', importId)
        .execute()
      const isFinished = new Set(finished.map(({ line }) => line))
      for (const [at, line] of lines.entries()) {
        await progress(at, lines.length)
        if (isFinished.has(line.line)) continue
        const result = { importId, line: line.line, email: (line.email ?? '').slice(0, 200) }
        try {
          await inTransaction(services, async (context) => {
            const outcome = await importLine(context, administrator, line)
            await context.trx
              .insertInto('userImportRows')
              .values({ ...result, outcome, code: '', field: '' })
              .execute()
          })
        } catch (cause) {
          if (!(cause instanceof ApiError || cause instanceof LineRefused)) throw cause
          if (cause.code === 'permission')
            throw new JobError('never', 'permission', 'the user does not administer users any more', {
              cause,
            })
          await db
            .insertInto('userImportRows')
            .values({ ...result, outcome: 'refused', code: cause.code, field: cause.field ?? '' })
            .execute()
        }
        services.startJobs()
      }
      await progress(lines.length, lines.length)
    },
  })
