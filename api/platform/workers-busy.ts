import { ApiError } from './http/api-error.ts'

/** All workers of a pool are busy and its queue is full. Answered with 503; the call can be repeated. */
export class WorkersBusy extends ApiError {
  constructor(message: string) {
    super(503, 'busy', message, { headers: { 'retry-after': '1' } })
  }
}
