import { isBusy, isDiskFull } from '../database/database-errors.ts'
import type { ApiContext, Services } from '../services.ts'
import { ApiError } from './api-error.ts'

/**
 * Answers a failed call: a refusal as it says, a full disk and a busy database with 503, anything else with 500. Each
 * but a refusal is logged.
 */
export function answerFailure(
  c: ApiContext,
  failure: unknown,
  {
    log,
    isFull = isDiskFull,
  }: Pick<Services, 'log'> & { isFull?: ((failure: unknown) => boolean) | undefined },
): Response {
  if (failure instanceof ApiError)
    return c.json(failure.body(), failure.status, { 'cache-control': 'no-store', ...failure.headers })
  const traceId = c.get('traceId')
  const about = { traceId, err: failure, method: c.req.method, path: c.req.path }
  if (isFull(failure)) {
    log.warn(about, 'disk full')
    const headers = { 'cache-control': 'no-store', 'retry-after': '30' }
    return c.json(
      { code: 'storageFull', message: 'Nothing can be saved for now. Nothing was changed.', traceId },
      503,
      headers,
    )
  }
  if (isBusy(failure)) {
    log.warn(about, 'database busy')
    const headers = { 'cache-control': 'no-store', 'retry-after': '1' }
    return c.json({ code: 'busy', message: 'The call can be repeated in a moment.', traceId }, 503, headers)
  }
  log.error(about, 'call failed')
  return c.json({ code: 'internal', message: 'The call failed on our side.', traceId }, 500, {
    'cache-control': 'no-store',
  })
}
