import { KeyReused, StillRunning, writeOnce, type Repeatable } from '../database/idempotency.ts'
import type { WriteContext } from '../database/write-context.ts'
import { ApiError } from './api-error.ts'
import type { ApiContext, Caller, Services } from '../services.ts'

/** The `Idempotency-Key` of a request; null if it has none. Errors: 400. */
function keyOf(c: ApiContext, required: boolean): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined && !required) return null
  if (key === undefined || !/^[\x21-\x7e]{1,255}$/u.test(key)) {
    throw new ApiError(400, 'idempotencyKey', 'Idempotency-Key must be 1 to 255 visible characters.', {
      field: 'Idempotency-Key',
    })
  }
  return key
}

/**
 * Answers a write that may be repeated (reliability 4.3). A repeat of the same request gets the same bytes with
 * `Idempotent-Replayed: true`, without what its caller may no longer see. Another request with the same key gets 422.
 */
export async function answerOnce(
  c: ApiContext,
  { store, clock }: Services,
  caller: Pick<Caller, 'userId' | 'customerId' | 'sessionHash'>,
  options: {
    request: unknown
    keyRequired: boolean
    /** Removes from a stored answer what its caller may no longer see. @default the whole answer */
    replay?: (body: string) => Promise<string>
  },
  write: (context: WriteContext) => Promise<object | null>,
): Promise<Response> {
  const key = keyOf(c, options.keyRequired)
  const scope = `${caller.userId} ${caller.customerId} ${caller.userId === '' ? caller.sessionHash : ''} ${c.req.path}`
  const repeatable: Repeatable | null = key === null ? null : { key, scope, request: options.request }
  try {
    const { status, body, replayed } = await writeOnce(store, repeatable, clock(), (trx) =>
      write({ trx, dialect: store.dialect, now: clock() }),
    )
    return c.body(replayed && options.replay ? await options.replay(body) : body, status, {
      'content-type': 'application/json',
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    })
  } catch (cause) {
    if (cause instanceof StillRunning) {
      throw new ApiError(409, 'stillRunning', cause.message, { headers: { 'retry-after': '1' } })
    }
    if (!(cause instanceof KeyReused)) throw cause
    throw new ApiError(422, 'idempotencyKey', 'The key was used for another request.', {
      field: 'Idempotency-Key',
    })
  }
}
