import { setImmediate as turn } from 'node:timers/promises'

/**
 * Values of one statement. Both databases allow more (SQLite 32,766 and PostgreSQL 65,535 bound
 * parameters), but SQLite runs on the main thread, which no statement may block for long.
 */
const valuesPerStatement = 2000

/** Values of one `in` list. */
const valuesPerList = 500

/** Steps of a long loop after which other requests run. */
const stepsPerTurn = 100

/** The parts of a list, each of at most `size` values. */
function* chunksOf<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}

/** Rows that one statement writes, by their number of columns. */
export const rowsPerStatement = (columns: number): number =>
  Math.max(1, Math.floor(valuesPerStatement / columns))

/**
 * Calls `work` for each part of a list, one after the other. Other requests run between the parts: awaiting
 * SQLite alone never yields the main thread.
 */
export async function forEachChunk<Value>(
  values: readonly Value[],
  size: number,
  work: (some: readonly Value[]) => Promise<unknown> | void,
): Promise<void> {
  let isFirst = true
  for (const some of chunksOf(values, size)) {
    if (!isFirst) await turn()
    isFirst = false
    await work(some)
  }
}

/** Reads rows for any number of values, with 500 distinct values per statement. */
export async function readInChunks<Value, Row>(
  values: Iterable<Value>,
  read: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  await forEachChunk([...new Set(values)], valuesPerList, async (some) => {
    for (const row of await read(some)) rows.push(row)
  })
  return rows
}

/** Calls `work` for each value, one after the other. Other requests run after every 100 values. */
export const forEachInTurns = <Value>(
  values: readonly Value[],
  work: (value: Value, index: number) => Promise<unknown> | void,
): Promise<void> => {
  let index = 0
  return forEachChunk(values, stepsPerTurn, async (some) => {
    for (const value of some) await work(value, index++)
  })
}

/** Maps a list of any length. Other requests run after every 100 values. */
export async function mapInTurns<Value, Result>(
  values: readonly Value[],
  work: (value: Value, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await forEachInTurns(values, (value, index) => {
    results.push(work(value, index))
  })
  return results
}
