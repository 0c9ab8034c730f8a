import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Report } from '../../../api/import/report.ts'

it('removes the report of an earlier import, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const path = join(folder, 'refused.csv')
  const first = new Report(path)
  await first.refuse({ line: 2, field: 'pack', reason: 'must be above 0', raw: 'A;0' })
  await first.close()
  expect(existsSync(path)).toBe(true)
  await new Report(path).close()
  expect(existsSync(path)).toBe(false)
  writeFileSync(path, 'article;category\n')
  await new Report(path).close()
  expect(existsSync(path)).toBe(true)
  rmSync(folder, { recursive: true })
})
