import { type RawBuilder, sql } from 'kysely'
import { folded } from '../database/migrations/0026-lists.ts'

/**
 * A column in the form of `foldText`, for texts that are not stored folded. `column` is written in code, never by a
 * caller.
 */
export const foldedColumn = (column: string): RawBuilder<string> => sql.raw<string>(folded(`"${column}"`))
