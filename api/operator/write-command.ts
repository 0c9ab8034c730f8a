import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { CommandContext } from './command.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Runs the writes of a command in one transaction: nothing is kept of a command that fails. A refusal becomes an
 * OperatorError.
 */
export async function writeCommand<T>(
  { store, now }: CommandContext,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction({ store, clock: () => now }, work)
  } catch (cause) {
    if (cause instanceof ApiError) throw new OperatorError(cause.message)
    throw cause
  }
}
