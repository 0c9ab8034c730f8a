/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A complete file on this machine. */
export interface LocalFile {
  path: string
  size: number
  /** SHA-256 of its content, hex. */
  sha256: string
}

/** Where the content of files is. Keys are random hexadecimal texts. */
export interface FileStore {
  /** Stores a file under a key, whole or not at all. May move it. */
  put(key: string, file: LocalFile, signal?: AbortSignal): Promise<void>
  /** The content, or a part of it. Throws a `FileMissing` if there is none. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** Removes a file. Does nothing if there is none. */
  remove(key: string): Promise<void>
}

/** There is no file under the key. */
export class FileMissing extends Error {}

/** The store cannot be reached or refuses the request. */
export class FileStoreAway extends Error {}

/** Where files are: in `folder`, or in the S3-compatible store at `s3Url` with `folder` for uploads under way. */
export interface FileStoreSettings {
  folder: string
  s3Url?: string | undefined
}
