import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { type ByteRange, FileMissing, FileStoreAway, type LocalFile } from '../platform/files/file-store.ts'
import { createDownloadLink } from '../platform/files/download-link.ts'
import { sanitiseFileName } from '../platform/files/file-name.ts'
import { detectFileType, fileTypes, type FileType } from '../platform/files/file-type.ts'
import { FileTooLarge, removeSpooled, SourceBroken, spoolFile } from '../platform/files/spool.ts'
import type { Services } from '../platform/services.ts'
import { type FilePurpose, purposeRule, unkeptHours, unkeptLimits } from '../platform/files/file-purposes.ts'
import {
  changeFileState,
  deleteFileRow,
  expireFile,
  type FileOwner,
  type FileRow,
  findFile,
  insertFile,
  keepFile,
  sumUnkept,
  takeExpiredFiles,
} from './store.ts'

export { readUpload } from './read-upload.ts'
export { readUploaders } from './uploaders.ts'

export type { FileOwner, FileRow } from './store.ts'

const hour = 3_600_000
const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hour)

const away = (cause: unknown): never => {
  if (!(cause instanceof FileStoreAway)) throw cause
  throw new ApiError(503, 'filesUnavailable', 'Files can neither be saved nor read for now.', {
    headers: { 'retry-after': '30' },
  })
}

/** What a new file is: whose, what for, and under which name. */
export interface NewFile {
  owner: FileOwner
  purpose: FilePurpose
  name: string
}

/** Stores a complete local file: row, content, state. A process that dies in between leaves a row that expires. */
async function storeLocal(
  services: Services,
  { owner, purpose, name }: NewFile,
  local: LocalFile,
  type: FileType,
  signal?: AbortSignal,
): Promise<FileRow> {
  const { db } = services.store
  const id = randomBytes(16).toString('hex')
  const row = await inTransaction(services, async ({ trx, now }) => {
    const unkept = await sumUnkept(trx, owner)
    if (
      purposeRule(purpose).isUpload &&
      (unkept.files >= unkeptLimits.files || unkept.bytes + local.size > unkeptLimits.bytes)
    )
      throw new ApiError(409, 'tooManyFiles', 'Use or remove the files that were uploaded before.')
    const { customerId, userId } = owner
    const file = {
      id,
      customerId,
      userId,
      purpose,
      name: sanitiseFileName(name, type),
      type: fileTypes[type],
      size: local.size,
      state: 'storing' as const,
      createdAt: now.toISOString(),
      expiresAt: after(now, unkeptHours).toISOString(),
    }
    await insertFile(trx, file)
    return file
  })
  await services.fileStore.put(id, local, signal).catch(away)
  await changeFileState(db, id, 'storing', 'stored')
  return { ...row, state: 'stored' }
}

/**
 * Stores an upload of a user. It expires after a day unless a transaction keeps it (`keepFiles`). Errors: 400 `empty`,
 * `fileType` or `incomplete`, 409 `tooManyFiles`, 413, 503.
 */
export async function uploadFile(
  services: Services,
  file: NewFile,
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<FileRow> {
  const { maxBytes } = purposeRule(file.purpose)
  const local = await spoolFile(services.fileFolder, source, { maxBytes, signal }).catch((cause: unknown) => {
    if (cause instanceof SourceBroken || signal.aborted)
      throw new ApiError(400, 'incomplete', 'The upload was broken off.', { field: 'file' })
    if (!(cause instanceof FileTooLarge)) throw cause
    throw new ApiError(413, 'tooLarge', cause.message, { field: 'file', more: { most: maxBytes } })
  })
  try {
    if (local.size === 0) throw new ApiError(400, 'empty', 'The file is empty.', { field: 'file' })
    const type = await detectFileType(local.path, file.name)
    if (type === null)
      throw new ApiError(400, 'fileType', 'Files of this type are not accepted.', { field: 'file' })
    return await storeLocal(services, file, local, type, signal)
  } finally {
    await rm(local.path, { force: true })
  }
}

/**
 * Stores a file that the shop makes, as a stream. Keep it with `keepFiles` in the transaction that offers it; otherwise
 * it expires after a day. Throws `FileTooLarge` and `FileStoreAway`.
 */
export async function storeMadeFile(
  services: Services,
  file: NewFile & { type: FileType },
  source: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<FileRow> {
  const { maxBytes } = purposeRule(file.purpose)
  const local = await spoolFile(services.fileFolder, source, { maxBytes, signal })
  try {
    return await storeLocal(services, file, local, file.type, signal)
  } finally {
    await rm(local.path, { force: true })
  }
}

/**
 * Keeps stored files of the owner for as long as their purpose says. Errors: 404 for a file that the owner does not
 * have.
 */
export async function keepFiles(
  { trx, now }: WriteContext,
  owner: FileOwner,
  purpose: FilePurpose,
  ids: readonly string[],
): Promise<FileRow[]> {
  const until = after(now, purposeRule(purpose).keepDays * 24)
  const files: FileRow[] = []
  for (const [at, id] of ids.entries()) {
    const file = await keepFile(trx, owner, id, { purpose, now, until })
    if (file === undefined) throw notFound('There is no such file.', `files.${at}`)
    files.push(file)
  }
  return files
}

/** Removes an upload that nothing keeps. Errors: 404. */
export async function removeUpload(services: Services, owner: FileOwner, id: string): Promise<void> {
  if (!(await expireFile(services.store.db, owner, id, services.clock())))
    throw notFound('There is no such file.', 'fileId')
}

/** Lets a file of the owner expire at `now`, kept or not. */
export const discardFile = (queries: Queries, { customerId, userId }: FileOwner, id: string, now: Date) =>
  queries
    .updateTable('files')
    .set({ expiresAt: now.toISOString() })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .execute()

/** A short-lived address of a file that the caller may read. Errors: 404. */
export async function linkToFile(
  { store, keys, clock }: Services,
  { customerId, userId }: FileOwner,
  id: string,
): Promise<{ url: string; expiresAt: string }> {
  const now = clock()
  const file = await findFile(store.db, id, now)
  const isReader =
    file?.customerId === customerId &&
    (file.userId === userId || purposeRule(file.purpose).readers === 'customer')
  if (!isReader) throw notFound('There is no such file.', 'fileId')
  return createDownloadLink(keys.downloads, id, now)
}

/** The row of a file for a download. Errors: 404 if it has expired. */
export async function getFile({ store, clock }: Services, id: string): Promise<FileRow> {
  const file = await findFile(store.db, id, clock())
  if (file === undefined) throw notFound('There is no such file.', 'fileId')
  return file
}

/** The content of a file, or a part of it. Errors: 404, 503. */
export async function readFileContent(
  { fileStore }: Services,
  id: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  return fileStore.read(id, range).catch((cause: unknown) => {
    if (cause instanceof FileMissing) throw notFound('There is no such file.', 'fileId')
    return away(cause)
  })
}

const filesPerTurn = 100

/** Deletes expired files and what killed processes have left. A file whose content cannot be removed is tried again. */
export async function deleteExpiredFiles({ store, fileStore, fileFolder, clock }: Services): Promise<void> {
  const now = clock()
  for (;;) {
    const ids = await takeExpiredFiles(store.db, now, filesPerTurn)
    for (const id of ids) {
      await fileStore.remove(id)
      await deleteFileRow(store.db, id)
    }
    if (ids.length < filesPerTurn) break
  }
  await removeSpooled(fileFolder, new Date(Date.now() - unkeptHours * hour))
}
