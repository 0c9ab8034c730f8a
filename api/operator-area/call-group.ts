import type { SellerPermission } from '../contract/index.ts'
import { type FilePurpose, purposeRule } from '../platform/files/file-purposes.ts'
import { getFile, readFileContent, uploadFile, readUpload } from '../files/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { contentDisposition } from '../platform/files/file-name.ts'
import type { ApiContext, Services } from '../platform/services.ts'
import type { SellerSession } from './sessions.ts'

/**
 * Who may make a call: a seller who waits for the second factor, a seller, or one with at least one of some
 * permissions.
 */
export type SellerRule = 'password' | 'seller' | readonly [SellerPermission, ...SellerPermission[]]

/** A message with files, and its seller. */
export interface SentMessage {
  sellerId: string
  request: { readonly files: readonly string[] }
}

/** Answers a call of a seller. */
export type SellerHandler = (c: ApiContext, session: SellerSession) => Promise<Response>

/** How a part of the operator area adds its calls. */
export interface OperatorCallMaker {
  get: (path: string, rule: SellerRule, handler: SellerHandler) => unknown
  post: (path: string, rule: SellerRule, handler: SellerHandler) => unknown
  /** Answers with success after a change in one transaction. */
  write: (c: ApiContext, change: (context: WriteContext) => Promise<void>) => Promise<Response>
  /**
   * The same, once per `Idempotency-Key`, if the request has one. Errors: 409 `stillRunning`, 422 for a key of another
   * request.
   */
  writeOnce: (
    c: ApiContext,
    message: SentMessage,
    change: (context: WriteContext) => Promise<void>,
  ) => Promise<Response>
}

/** The calls of a part of the operator area. */
export type OperatorCallGroup = (calls: OperatorCallMaker, services: Services) => void

/** Answers with a kept file under the name that it has where it is kept. Errors: 404, 503. */
export async function answerFile(
  c: ApiContext,
  services: Services,
  { fileId, name }: { fileId: string; name: string },
): Promise<Response> {
  const file = await getFile(services, fileId)
  return c.body(await readFileContent(services, fileId), 200, {
    'content-type': file.type,
    'content-disposition': contentDisposition(name),
  })
}

/**
 * Stores a file that a seller attaches to something of a customer, under the checks of customers' files. It expires
 * after a day unless an answer takes it. Errors: 400 `empty`, `fileType` or `incomplete`, 409 `tooManyFiles`, 413,
 * 415, 503.
 */
export async function answerUpload(
  c: ApiContext,
  services: Services,
  file: { customerId: string; sellerId: string; purpose: FilePurpose; name: string },
): Promise<Response> {
  const { customerId, sellerId, purpose, name } = file
  const source = readUpload(c, purposeRule(purpose).maxBytes)
  const owner = { customerId, userId: sellerId }
  const stored = await uploadFile(services, { owner, purpose, name }, source, c.req.raw.signal)
  return c.json({ fileId: stored.id })
}
