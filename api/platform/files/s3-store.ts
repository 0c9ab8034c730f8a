import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { FileMissing, type FileStore, FileStoreAway } from './file-store.ts'

/** Milliseconds until the first byte of an answer; a file of 100 MB may take that long to be stored. */
const patience = { read: 15_000, write: 300_000 }

/** An S3-compatible store: its bucket as an address that ends in a slash, and who asks. */
export interface S3Address {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads `https://key:secret@host/bucket/prefix?region=eu-north-1`; characters of the secret that an address cannot have
 * are percent-encoded. Null if it is not one.
 */
export function parseS3Address(value: string): S3Address | null {
  if (!URL.canParse(value)) return null
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(value)
  const isKnown = [...searchParams.keys()].every((name) => name === 'region')
  if (!/^https?:$/u.test(protocol) || username === '' || password === '' || hash !== '' || !isKnown)
    return null
  if (!/^\/[\w.-]+(?:\/[\w.-]+)*\/?$/u.test(pathname)) return null
  try {
    return {
      bucket: `${protocol}//${host}${pathname.replace(/\/$/u, '')}/`,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    }
  } catch {
    return null
  }
}

/** Files in a bucket of any S3-compatible store, addressed by path. */
export function createS3Store({ bucket, ...identity }: S3Address): FileStore {
  const client = new AwsClient({ ...identity, service: 's3', retries: 0 })

  /**
   * Sends a request, once more if the store does not answer. Throws `FileStoreAway` for other statuses than `expected`.
   */
  const send = async (
    key: string,
    expected: readonly number[],
    init: () => RequestInit,
    ms: number,
  ): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const { signal, ...request } = init()
        const deadline = new AbortController()
        const timer = setTimeout(() => deadline.abort(new Error(`no answer within ${ms} ms`)), ms)
        const signals = [deadline.signal, ...(signal ? [signal] : [])]
        const answer = await fetch(await client.sign(`${bucket}${key}`, request), {
          signal: AbortSignal.any(signals),
        }).finally(() => clearTimeout(timer))
        if (expected.includes(answer.status)) return answer
        await answer.body?.cancel()
        throw new FileStoreAway(`The file store answered ${request.method} with ${answer.status}.`)
      } catch (cause) {
        if (attempt === 2 || init().signal?.aborted)
          throw cause instanceof FileStoreAway
            ? cause
            : new FileStoreAway('The file store does not answer.', { cause })
      }
    }
  }

  return {
    put: async (key, { path, size, sha256 }, signal) => {
      const answer = await send(
        key,
        [200],
        () => ({
          method: 'PUT',
          // The stream is read as it is sent; S3 takes no body without a length.
          body: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
          headers: { 'Content-Length': String(size), 'X-Amz-Content-Sha256': sha256 },
          ...(signal === undefined ? {} : { signal }),
        }),
        patience.write,
      )
      await answer.body?.cancel()
    },
    read: async (key, range) => {
      const headers: HeadersInit = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
      const answer = await send(key, [200, 206, 404], () => ({ method: 'GET', headers }), patience.read)
      if (answer.status === 404 || answer.body === null) {
        await answer.body?.cancel()
        throw new FileMissing(`There is no file ${key}.`)
      }
      return answer.body
    },
    remove: async (key) => {
      const answer = await send(key, [200, 204, 404], () => ({ method: 'DELETE' }), patience.read)
      await answer.body?.cancel()
    },
  }
}
