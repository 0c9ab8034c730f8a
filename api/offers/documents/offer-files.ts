import { mostOfferFiles } from '../../contract/index.ts'
import { type FileOwner, keepFiles } from '../../files/service.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'

/** Keeps uploaded files of the owner with an offer; files that it has already stay. Errors: 404, 409 `tooManyFiles`. */
export async function addOfferFiles(
  context: WriteContext,
  owner: FileOwner,
  offerId: string,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return
  const { trx, now } = context
  const known = await trx.selectFrom('offerFiles').select('fileId').where('offerId', '=', offerId).execute()
  const added = [...new Set(files)].filter((id) => !known.some(({ fileId }) => fileId === id))
  if (known.length + added.length > mostOfferFiles)
    throw new ApiError(409, 'tooManyFiles', `An offer may have ${mostOfferFiles} files.`, { field: 'files' })
  for (const file of await keepFiles(context, owner, 'offerFile', added))
    await trx
      .insertInto('offerFiles')
      .values({ offerId, fileId: file.id, name: file.name, size: file.size, addedAt: now.toISOString() })
      .execute()
}
