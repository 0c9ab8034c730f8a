import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../../api/platform/database/index.ts'
import { insertFrame } from './run-import.ts'

/** Size of the file: 200 MB with `LONG=1`. */
const megabytes = process.env['LONG'] ? 200 : 25
/** Features in the nested blocks of each article, as ECLASS ADVANCED has them: 2 MB an article. */
const nested = 8000

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tc-large-'))
  const store = await openStore({ dataDir: folder })
  await insertFrame(store)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const property = (at: number): string =>
  `<FEATURE><FTEMPLATE><FT_ID>0173-1#02-AAA${String(at % 1000).padStart(3, '0')}#004</FT_ID><FT_NAME>Anzahl der Ausführungen ${at}</FT_NAME></FTEMPLATE><FVALUE>${at}</FVALUE><FID>${at}</FID><FPARENT_ID>-1</FPARENT_ID></FEATURE>\n`
const block = `<FEATURE_GROUP><REFERENCE_FEATURE_GROUP_ID>0173-1#01-ADN228#005</REFERENCE_FEATURE_GROUP_ID>${Array.from({ length: nested }, (_, at) => property(at)).join('')}</FEATURE_GROUP>`

function* parts(): Generator<string> {
  yield `<?xml version="1.0"?><BMECAT xmlns="http://www.bmecat.org/bmecat/2005+onto"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Werk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>`
  for (let at = 0, written = 0; written < megabytes * 1e6; at++) {
    const product = `<PRODUCT><SUPPLIER_PID>L-${at}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Klemme ${at}</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_FEATURES>${property(1)}${block}</PRODUCT_FEATURES></PRODUCT>\n`
    written += product.length
    yield product
  }
  yield '</T_NEW_CATALOG></BMECAT>'
}

it('imports a catalogue of nested features in bounded memory (SRCH-13)', async () => {
  const file = join(folder, 'large.xml')
  await pipeline(Readable.from(parts()), createWriteStream(file))
  const { status, stdout } = spawnSync(process.execPath, ['api/import/cli.ts', file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
  })
  expect({ status, stdout }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('left out: group of features in an article'),
  })
  const [, peak] = /(\d+) MB at most/u.exec(stdout) ?? []
  if (process.env['LONG']) process.stdout.write(stdout)
  expect(Number(peak)).toBeLessThan(300)
}, 300_000)
