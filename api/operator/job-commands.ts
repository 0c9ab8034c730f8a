import { listJobs, requeueJob } from '../platform/jobs/store.ts'
import { logArguments, type Command } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { table } from './table.ts'

/** The commands about jobs (docs/jobs.md). */
export const jobCommands: Readonly<Record<string, Command>> = {
  jobs: {
    usage: '',
    summary: 'jobs that have failed, newest first, then those that wait or run',
    minArgs: 0,
    logEntry: null,
    run: async ({ store, print }) => {
      const jobs = await listJobs(store.db)
      const rows = jobs.map(({ id, kind, state, tries, code, failure, createdAt, dueAt, finishedAt }) => [
        id,
        kind,
        state,
        String(tries),
        createdAt,
        finishedAt ?? (dueAt || 'now'),
        [code, failure].filter(Boolean).join(': ').replaceAll(/\s+/gu, ' '),
      ])
      const headings = ['id', 'kind', 'state', 'tries', 'enqueued', 'ended, or due', 'failure']
      for (const line of table([headings, ...rows])) print(line)
    },
  },
  requeue: {
    usage: '<job id>',
    summary: 'runs a job again that has failed, or at once one that waits for its next try',
    minArgs: 1,
    logEntry: logArguments,
    run: async ({ store, print }, { args: [id = ''] }) => {
      if (!(await requeueJob(store.db, id, ['failed', 'queued'])))
        throw new OperatorError(`There is no job ${id} that waits or has failed.`)
      print('Done. The shop runs it within seconds.')
    },
  },
}
