import type { FileStore, FileStoreSettings } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store, parseS3Address } from './s3-store.ts'

/** The store of the settings. Throws if `s3Url` is not the address of a bucket; the settings are checked before. */
export function openFileStore({ folder, s3Url }: FileStoreSettings): FileStore {
  if (s3Url === undefined) return createFolderStore(folder)
  const address = parseS3Address(s3Url)
  if (address === null) throw new Error('S3_URL is not the address of a bucket.')
  return createS3Store(address)
}
