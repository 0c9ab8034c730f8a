import type { LoginAnswer } from '../../contract/index.ts'
import type { ApiContext } from '../../platform/services.ts'

/** Always the same length, so that the size of an encrypted answer does not reveal the result (reliability L5). */
export function answerLogin(c: ApiContext, success: LoginAnswer['success']): Response {
  const body = JSON.stringify({ success } satisfies LoginAnswer).padEnd('{"success":"locked"}'.length)
  return c.body(body, 200, { 'Content-Type': 'application/json' })
}
