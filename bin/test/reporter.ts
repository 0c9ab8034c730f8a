import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** What `bin/test.mjs` reads about a run of Vitest. */
export interface Report {
  passed: number
  /** Titles of the failed tests, each with its file and the first line of its reason. */
  failed: string[]
  /** Titles of the tests that passed only when they were tried again, each with the reason of its failure. */
  flaky: string[]
  /** How long each file took, in seconds, with its imports. */
  files: { file: string; seconds: number }[]
}

/** The lines of the tests that lead to an error, the innermost first: a step is often shared by many tests. */
const linesOf = (stack = ''): string[] =>
  [...stack.matchAll(/(tests\/\S+?:\d+):\d+/gu)].map(([, line = '']) => line).slice(0, 3)

/** The first line of why a test failed, and where. */
export function reasonOf(errors: readonly SerializedError[] = []): string {
  const [error] = errors
  const reason = (stripVTControlCharacters(error?.message ?? '').split('\n', 1)[0] ?? '').slice(0, 300)
  const lines = linesOf(error?.stack)
  return lines.length === 0 ? reason : `${reason} (${lines.join(' < ')})`
}

const fileOf = ({ moduleId }: TestModule): string => relative('.', moduleId)
const titleOf = (test: TestCase): string => `${fileOf(test.module)}: ${test.fullName}`

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic()
  return (duration + collectDuration + setupDuration + prepareDuration) / 1000
}

/** Writes a run's results to the file that `TEST_REPORT` names. Errors outside tests count as failures. */
export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const report: Report = { passed: 0, failed: [], flaky: [], files: [] }
    for (const module of modules) {
      report.files.push({ file: fileOf(module), seconds: secondsOf(module) })
      // A file that could not be imported has no tests.
      if (module.errors().length > 0) report.failed.push(`${fileOf(module)}: ${reasonOf(module.errors())}`)
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0)
          report.failed.push(`${fileOf(module)}: ${suite.fullName}: ${reasonOf(suite.errors())}`)
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result()
        if (state === 'passed') report.passed += 1
        if (state === 'failed') report.failed.push(`${titleOf(test)}: ${reasonOf(reasons)}`)
        if (test.diagnostic()?.flaky) report.flaky.push(`${titleOf(test)}: ${reasonOf(reasons)}`)
      }
    }
    for (const error of errors) report.failed.push(`an error outside the tests: ${reasonOf([error])}`)
    if (process.env['TEST_REPORT']) writeFileSync(process.env['TEST_REPORT'], JSON.stringify(report))
  }
}
