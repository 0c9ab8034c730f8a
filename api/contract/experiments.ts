/**
 * Names of the experiments (HELP-9). `ssr/server/context/experiments.ts` says what each compares; operators stop them
 * by name.
 */
export const experimentNames = ['aaTest'] as const
export type ExperimentName = (typeof experimentNames)[number]
