import { experimentNames, type ExperimentName } from '../contract/index.ts'
import { listStoppedExperiments, startExperiment, stopExperiment } from '../experiments/service.ts'
import { logArguments, type Command } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { table } from './table.ts'

/** The experiment of that name. Throws an OperatorError for an unknown one. */
function experimentNamed(given: string): ExperimentName {
  const found = experimentNames.find((name) => name === given)
  if (found === undefined)
    throw new OperatorError(`There is no experiment ${given}. There are: ${experimentNames.join(', ')}.`)
  return found
}

/** The commands about experiments (docs/experiments.md). */
export const experimentCommands: Readonly<Record<string, Command>> = {
  experiments: {
    usage: '',
    summary: 'all experiments, and which of them have been stopped',
    minArgs: 0,
    logEntry: null,
    run: async ({ store, print }) => {
      const stopped = new Map(
        (await listStoppedExperiments(store.db)).map(({ experiment, stoppedAt }) => [experiment, stoppedAt]),
      )
      const rows = experimentNames.map((name) => [name, stopped.get(name) ?? ''])
      for (const line of table([['name', 'stopped'], ...rows])) print(line)
    },
  },
  'stop-experiment': {
    usage: '<name>',
    summary: 'ends an experiment at once, in every running shop: everyone sees control',
    minArgs: 1,
    logEntry: logArguments,
    run: async ({ store, now, print }, { args: [name = ''] }) => {
      await stopExperiment(store.db, experimentNamed(name), now)
      print('Done. Every shop follows within two seconds.')
    },
  },
  'start-experiment': {
    usage: '<name>',
    summary: 'lets a stopped experiment run again where EXPERIMENTS names it',
    minArgs: 1,
    logEntry: logArguments,
    run: async ({ store, print }, { args: [name = ''] }) => {
      if (!(await startExperiment(store.db, experimentNamed(name))))
        throw new OperatorError(`${name} has not been stopped.`)
      print('Done. Every shop follows within two seconds.')
    },
  },
}
