import { sql } from 'kysely'
import type { Queries, Store } from '../../../../api/platform/database/index.ts'

/** A table to which jobs write. Nothing but the jobs themselves keeps a job from writing twice. */
export async function createEffects({ db }: Store): Promise<void> {
  await sql`create table "effects" ("job" text not null)`.execute(db)
}

export const writeEffect = async (queries: Queries, job: string): Promise<void> => {
  await sql`insert into "effects" ("job") values (${job})`.execute(queries)
}

/** The ids of the jobs that have written, once for each time, in order. */
export async function readEffects({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`select "job" from "effects"`.execute(db)
  return rows.map(({ job }) => job).toSorted()
}
