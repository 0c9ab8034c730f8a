import type { IncomingMessage } from 'node:http'
import { operatorBase, operatorSessionHeader } from '@tradecounter/api/contract'
import { apiBase } from '../bff/api-client.ts'
import type { Api } from '../bff/api-service.ts'

/** An answer of the service: its status and its JSON. */
export interface OperatorAnswer {
  status: number
  json: unknown
}

/** The calls of a seller's session. */
export interface OperatorCalls {
  get: (address: string) => Promise<OperatorAnswer>
  /** A change that is repeated with its key takes effect once. */
  post: (address: string, body: object, idempotencyKey?: string) => Promise<OperatorAnswer>
  /** Sends the content of a file. */
  upload: (address: string, content: Blob) => Promise<OperatorAnswer>
  /** The response itself, for a file. */
  fetch: (address: string) => Promise<Response>
}

const failed: OperatorAnswer = { status: 503, json: null }

const read = async (response: Promise<Response>): Promise<OperatorAnswer> => {
  try {
    const answer = await response
    return { status: answer.status, json: await answer.json() }
  } catch {
    return failed
  }
}

/**
 * Calls the service as the host: with the secret that only hosts know, and the session of the seller. `addressOf` finds
 * the network address of the seller.
 */
export function createOperatorCalls(
  api: Api,
  hostSecret: string,
  addressOf: (incoming: IncomingMessage) => string | null,
) {
  return (session: string | null, incoming: IncomingMessage): OperatorCalls => {
    const address = addressOf(incoming)
    const send = (path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers)
      headers.set('X-Host-Secret', hostSecret)
      headers.set(operatorSessionHeader, session ?? '')
      if (address !== null) headers.set('X-Client-Address', address)
      return api.fetch(new Request(`${apiBase}${operatorBase}${path}`, { ...init, headers }))
    }
    return {
      get: (path) => read(send(path)),
      post: (path, body, idempotencyKey) =>
        read(
          send(path, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
            },
            body: JSON.stringify(body),
          }),
        ),
      upload: (path, content) =>
        read(
          send(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/octet-stream' },
            body: content,
          }),
        ),
      fetch: (path) => send(path),
    }
  }
}
