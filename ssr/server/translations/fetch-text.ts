/** A body, or `unchanged` since `etag`. */
export type Fetched = { body: string; etag: string | null } | 'unchanged'

/** Largest size of an answer, and longest time until its last byte. */
export interface FetchLimits {
  bytes: number
  ms: number
}

async function readBounded(response: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Counted after decompression.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > bytes) throw new Error(`the answer has more than ${bytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/**
 * Fetches a text. Throws for anything but 200 and 304: a redirect, too many bytes, invalid UTF-8, or a timeout. `stop`
 * aborts it.
 */
export async function fetchText(
  address: URL,
  limits: FetchLimits,
  { etag, stop }: { etag?: string | null; stop: AbortSignal },
): Promise<Fetched> {
  const response = await fetch(address, {
    redirect: 'error',
    headers: { Accept: 'application/json', ...(etag ? { 'If-None-Match': etag } : {}) },
    signal: AbortSignal.any([stop, AbortSignal.timeout(limits.ms)]),
  })
  if (response.status === 304 && etag) return 'unchanged'
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`the answer is ${response.status}`)
  }
  return { body: await readBounded(response, limits.bytes), etag: response.headers.get('ETag') }
}
