import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('runs the example of the README, which prints what the README says', () => {
  const readme = readFileSync('search/README.md', 'utf8')
  const [, program = '', printed] = /```js\n(.*?)```\n\nIt prints\n\n```\n(.*?)```/su.exec(readme) ?? []
  // Below the workspaces, so that the package is found by its name.
  const folder = join('node_modules', '.cache')
  const file = join(folder, `search-example-${process.pid}.mjs`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, program)
  try {
    const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout).toBe(printed)
  } finally {
    rmSync(file, { force: true })
  }
})
