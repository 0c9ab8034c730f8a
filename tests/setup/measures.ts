import { expect } from 'vitest'

/** Whether this run states times: the group `measures` of `npm run test:all`, where nothing runs beside a file. */
export const measures = process.env['TEST_MEASURES'] === '1'

/** Checks that something took less than a limit of the same unit. In other runs the machine may be busy. */
export function expectLessTime(took: number, limit: number): void {
  if (measures) expect(took).toBeLessThan(limit)
}
