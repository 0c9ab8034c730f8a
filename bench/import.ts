/**
 * `node bench/import.ts [megabytes]`: writes a BMEcat file of that size (100), imports it twice into an empty
 * database and prints duration and peak memory. Limit: 300 MB, however large the file.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { bmecatFile } from '../tests/api/import/bmecat-file.ts'

const megabytes = Number(process.argv[2] ?? 100)
/** Bytes of an article of the generated file, including its group. */
const articleBytes = 1965
const articles = Math.round((megabytes * 1e6) / articleBytes)
const folder = mkdtempSync(join(tmpdir(), 'tc-import-'))
const file = join(folder, 'catalogue.xml')

try {
  const out = createWriteStream(file)
  for (const piece of bmecatFile({ articles })) if (!out.write(piece)) await once(out, 'drain')
  out.end()
  await finished(out)
  console.log(`${articles} articles, ${(statSync(file).size / 1e6).toFixed(0)} MB of BMEcat`)
  for (const what of ['for the first time', 'once more, with nothing new']) {
    console.log(`\n${what}`)
    const words = [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=4',
      '--max-old-space-size=144',
      'api/import/cli.ts',
      file,
      '--price-group',
      'bench',
    ]
    const { status } = spawnSync(process.execPath, words, {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' },
    })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
