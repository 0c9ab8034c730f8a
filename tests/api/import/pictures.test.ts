import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureCopier } from '../../../api/import/files/picture-copier.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { serve } from '../fixtures/shop.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
let folder: string
let supplied: string
let opened: TestStore
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tc-pictures-'))
  supplied = join(folder, 'shop', 'pictures')
  mkdirSync(join(folder, 'file', 'bilder'), { recursive: true })
  writeFileSync(join(folder, 'file', 'bilder', 'a.png'), png)
  writeFileSync(join(folder, 'file', 'text.png'), 'no picture at all')
  writeFileSync(join(folder, 'secret.png'), png)
  writeFileSync(join(folder, 'file', 'drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  symlinkSync(join(folder, 'secret.png'), join(folder, 'file', 'link.png'))
  const [sqlite] = everyDatabase
  if (!sqlite) throw new Error('There is no database to test with.')
  opened = await sqlite.open()
  await insertFrame(opened.store)
})
afterAll(async () => {
  await opened.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('pictures of a catalogue', () => {
  it('are copied once under permanent names and served from there', async () => {
    const copyPicture = pictureCopier(join(folder, 'file'), supplied)
    const table = 'article;category;name.sv;picture\nI-1;valves;A;bilder/a.png\nI-2;valves;B;bilder\\a.png\n'
    expect((await importBytes(opened.store, table, { copyPicture })).refusals).toEqual([])
    expect((await importBytes(opened.store, table, { copyPicture })).changed).toBe(false)
    const { picture } = (await articleNamed(opened.store, 'I-1')).variant
    expect(picture).toMatch(/^\/pictures\/supplied\/[0-9a-f]{24}\.png$/u)
    const shop = serve(opened.store, undefined, undefined, { pictureFolder: supplied })
    const answer = await shop.api.fetch(
      new Request(`http://api.internal${picture}`, { headers: { 'X-Site': 'se' } }),
    )
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/png', 'nosniff'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    for (const [path, status] of [
      ['a.png', 404],
      ['..%2f..%2fsecret.png', 400],
      [`${'0'.repeat(24)}.png`, 404],
    ]) {
      const request = new Request(`http://api.internal/pictures/supplied/${path}`, {
        headers: { 'X-Site': 'se' },
      })
      expect((await shop.api.fetch(request)).status).toBe(status)
    }
    await shop.close()
  })

  it('are found by names in another case and with accents composed otherwise, unless two files have them', () => {
    const find = pictureCopier(join(folder, 'file'), supplied, { dryRun: true })
    for (const name of ['blå/rör.png', 'two/A.png', 'two/a.png']) {
      mkdirSync(join(folder, 'file', dirname(name)), { recursive: true })
      writeFileSync(join(folder, 'file', name), png)
    }
    const exact = find('x', 'bilder/a.png')
    expect(exact).not.toBeNull()
    for (const name of ['Bilder/A.PNG', 'bilder\\a.Png', 'blå/rör.png'.normalize('NFD'), 'BLÅ/RÖR.PNG'])
      expect([name, find('x', name)]).toEqual([name, expect.stringMatching(/\.png$/u)])
    expect(find('x', 'two/a.png')).not.toBeNull()
    // Some systems have one file of the two.
    if (readdirSync(join(folder, 'file', 'two')).length === 2) expect(find('x', 'TWO/a.PNG')).toBeNull()
    for (const name of ['OUT/secret.png', 'bilder/../../SECRET.png', 'BILDER'])
      expect([name, find('x', name)]).toEqual([name, null])
  })

  it.each(['../secret.png', '/etc/passwd', 'text.png', 'drawn.svg', 'none.png', 'bilder', 'link.png'])(
    'are not taken from %s',
    (name) => {
      const before = readdirSync(supplied).length
      expect(pictureCopier(join(folder, 'file'), supplied)('x', name)).toBeNull()
      expect(readdirSync(supplied)).toHaveLength(before)
    },
  )
})
