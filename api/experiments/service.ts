import type { ExperimentName } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'

/** The experiments that operators have stopped, by name. */
export const listStoppedExperiments = (queries: Queries) =>
  queries.selectFrom('stoppedExperiments').selectAll().orderBy('experiment').execute()

/** Ends an experiment in every shop on this database. The time of an earlier stop stays. */
export async function stopExperiment(queries: Queries, experiment: ExperimentName, now: Date): Promise<void> {
  await queries
    .insertInto('stoppedExperiments')
    .values({ experiment, stoppedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('experiment').doNothing())
    .execute()
}

/** Lets an experiment run again. Returns false if it has not been stopped. */
export async function startExperiment(queries: Queries, experiment: ExperimentName): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('stoppedExperiments')
    .where('experiment', '=', experiment)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
