import * as v from 'valibot'

/** Id of a file: random, hexadecimal. */
export const fileIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/u, 'A file has 32 hexadecimal digits.'),
)

/** A file of a conversation, such as the thread of an offer. */
export const keptFileSchema = v.object({
  fileId: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  /** Who added it; empty if that is not known any more. */
  author: v.string(),
  /** When it was added: the time of the message with which it came, if it came with one. ISO 8601 in UTC. */
  addedAt: v.string(),
})
export type KeptFile = v.InferOutput<typeof keptFileSchema>

/** The name of an upload. It is only shown. */
export const fileNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))

/** What users upload files for. */
export const uploadPurposes = ['attachment', 'userImport', 'offerFile', 'returnFile'] as const

/**
 * `POST /api/files?purpose=attachment&name=drawing.pdf`: the body is the content of the file. Its type is found in the
 * content; the name is only shown. PDF, PNG, JPEG, WebP, XLSX without macros, CSV and plain text, 10 MB at most. 400
 * `fileType` or `empty`, 413 `tooLarge` with `most`, 409 `tooManyFiles`.
 */
export const uploadQuerySchema = v.object({
  purpose: v.picklist(uploadPurposes),
  name: fileNameSchema,
})
/** An uploaded file. It expires after a day unless another call uses it. */
export const uploadAnswerSchema = v.object({
  fileId: fileIdSchema,
  /** As it is shown and saved. */
  name: v.string(),
  /** Media type. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
})
export type UploadAnswer = v.InferOutput<typeof uploadAnswerSchema>

/** `POST /api/files/remove`: removes an uploaded file that no other call has used. */
export const removeFileRequestSchema = v.object({ fileId: fileIdSchema })

/** `GET /api/files/link`: an address that downloads the file, for some minutes. */
export const fileLinkQuerySchema = v.object({ fileId: fileIdSchema })
export const fileLinkSchema = v.object({
  url: v.string(),
  /** ISO 8601 in UTC. */
  expiresAt: v.string(),
})
export type FileLink = v.InferOutput<typeof fileLinkSchema>

/**
 * `GET /api/files/download`: supports `Range`. 404 `link` for a link that is wrong or has expired, 416 for a part that
 * the file does not have.
 */
export const downloadQuerySchema = v.object({
  fileId: fileIdSchema,
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/u), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{43}$/u)),
})
